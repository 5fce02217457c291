// Which drawn thing a hand means: those nearest to a point, and the next one in a direction. It measures outlines.
"use strict";

K.reach = (() => {
  const THUMB = 22, MOUSE = 5; // how far from an outline a tap or a click still means it, in pixels
  const DEEP = 4; // so far within an outline a tap is surely within
  const APART = 8; // a second thing that is less than this farther away could have been meant as well
  const NESTED = 0.6; // a thing so much smaller than another around it is the one that is meant

  // The outline of a drawn thing: its own, not that of a thing within it.
  function outlineOf(element) {
    if (element.matches(".touch, .touch-line")) return element;
    return [...element.querySelectorAll(".touch, .touch-line")].find((one) => one.closest("[data-pick]") === element) ?? null;
  }

  // From the units of a drawn shape to the window. Not by getScreenCTM alone: browsers differ about transformed pages.
  function toWindow(shape) {
    const svg = shape.closest("svg.piece") ?? shape.ownerSVGElement;
    const { left, top, width, height } = svg.getBoundingClientRect();
    const box = svg.viewBox.baseVal;
    const matrix = svg.getScreenCTM().inverse().multiply(shape.getScreenCTM());
    const across = width / box.width, down = height / box.height;
    return {
      scale: across * Math.hypot(matrix.a, matrix.b),
      at: ({ x, y }) => [
        left + (matrix.a * x + matrix.c * y + matrix.e - box.x) * across,
        top + (matrix.b * x + matrix.d * y + matrix.f - box.y) * down,
      ],
    };
  }

  function pointsOf(shape, at) {
    if (shape.tagName === "rect") {
      const [x, y, width, height] = ["x", "y", "width", "height"].map((name) => shape[name].baseVal.value);
      return [[x, y], [x + width, y], [x + width, y + height], [x, y + height], [x, y]].map(([one, other]) => at({ x: one, y: other }));
    }
    const length = shape.getTotalLength();
    const steps = Math.min(64, Math.max(12, Math.round(length / 8)));
    return Array.from({ length: steps + 1 }, (_, step) => at(shape.getPointAtLength(length * step / steps)));
  }

  function toSegment(x, y, [ax, ay], [bx, by]) {
    const dx = bx - ax, dy = by - ay;
    const along = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
    return Math.hypot(x - ax - along * dx, y - ay - along * dy);
  }

  function within(x, y, points) {
    let inside = false;
    for (let one = 0, other = points.length - 1; one < points.length; other = one, one += 1) {
      const [ax, ay] = points[one], [bx, by] = points[other];
      if (ay > y !== by > y && x < (bx - ax) * (y - ay) / (by - ay) + ax) inside = !inside;
    }
    return inside;
  }

  // How far a point is from a drawn thing, in pixels: negative within it, but never less than -DEEP.
  function away(element, x, y) {
    const shape = outlineOf(element);
    if (!shape) {
      const box = element.getBoundingClientRect();
      const dx = Math.max(box.left - x, x - box.right), dy = Math.max(box.top - y, y - box.bottom);
      return dx > 0 || dy > 0 ? Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) : Math.max(dx, dy, -DEEP);
    }
    const { scale, at } = toWindow(shape);
    const points = pointsOf(shape, at);
    let near = Infinity;
    for (let place = 1; place < points.length; place += 1) near = Math.min(near, toSegment(x, y, points[place - 1], points[place]));
    if (shape.matches(".touch-line")) {
      const half = parseFloat(getComputedStyle(shape).strokeWidth) * scale / 2 || 0;
      return near - Math.min(half, DEEP);
    }
    return within(x, y, points) ? Math.max(-near, -DEEP) : near;
  }

  const size = (element) => {
    const box = (outlineOf(element) ?? element).getBoundingClientRect();
    return Math.hypot(box.width, box.height);
  };

  // The things that may have been meant at a point: none, one, or several that are about equally near; nearest first.
  function nearest(elements, x, y, reach = THUMB) {
    let found = [];
    for (const element of elements) {
      const box = element.getBoundingClientRect();
      if (!box.width && !box.height) continue;
      if (x < box.left - reach || x > box.right + reach || y < box.top - reach || y > box.bottom + reach) continue;
      const far = away(element, x, y);
      if (far <= reach) found.push({ element, far, size: size(element) });
    }
    const inside = found.filter(({ far }) => far <= 0);
    found = found.filter((one) => !inside.some((other) => other.size < one.size * NESTED && one.far <= 0));
    found.sort((one, other) => one.far - other.far);
    const seen = new Set();
    return found.filter(({ element, far }) => far < found[0].far + APART && !seen.has(element.dataset.pick) && seen.add(element.dataset.pick))
      .map(({ element }) => element);
  }

  const middle = (element) => {
    const box = (outlineOf(element) ?? element).getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };

  // The next thing in the direction of an arrow key: near, and not far off to the side.
  const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  function towards(elements, from, key) {
    const [wx, wy] = WAYS[key], [x, y] = middle(from);
    let best = null, least = Infinity;
    for (const element of elements) {
      if (element === from) continue;
      const [ex, ey] = middle(element);
      const ahead = (ex - x) * wx + (ey - y) * wy, aside = Math.abs((ex - x) * wy) + Math.abs((ey - y) * wx);
      if (ahead < 2) continue;
      const cost = ahead + 2.5 * aside;
      if (cost < least) [best, least] = [element, cost];
    }
    return best;
  }

  // The thing nearest to a point, however far.
  function closest(elements, [x, y]) {
    const far = (element) => { const [ex, ey] = middle(element); return Math.hypot(ex - x, ey - y); };
    return elements.reduce((best, element) => (!best || far(element) < far(best) ? element : best), null);
  }

  return { THUMB, MOUSE, nearest, away, outlineOf, middle, towards, closest, arrows: WAYS };
})();
