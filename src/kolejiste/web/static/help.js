// The table of contents shows where one reads.
"use strict";

(() => {
  const links = new Map([...document.querySelectorAll("#k-toc a")].map((link) => [link.hash.slice(1), link]));
  const headings = [...links.keys()].map((anchor) => document.getElementById(anchor));

  function mark() {
    const read = headings.filter((heading) => heading.getBoundingClientRect().top < 100).at(-1) ?? headings[0];
    for (const [anchor, link] of links) {
      if (anchor === read?.id) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
  }

  let soon = 0;
  addEventListener("scroll", () => { cancelAnimationFrame(soon); soon = requestAnimationFrame(mark); }, { passive: true });
  mark();
})();
