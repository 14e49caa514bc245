import { inputNames, offerProbe } from './page-probe.ts';

// The floor of a form that keeps what is far away out of the document: one window of bare inputs, without a library
// and without anything behind them. What a key costs here is Chromium's own frame and the driver's asking.

/** As many as the product's form has in its window. */
const inAWindow = 24;

offerProbe((count) => {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root element.');
  for (const name of inputNames(Math.min(count, inAWindow))) {
    const line = document.createElement('p');
    const label = document.createElement('label');
    label.htmlFor = name;
    label.textContent = name;
    const input = document.createElement('input');
    input.id = name;
    line.append(label, input);
    root.append(line);
  }
});
