"""`python -m bench.load`: a real server under load. `streams` has many tables with bare programs and a thousand event
streams; `life` has pages that fetch what they show, as browsers do."""
