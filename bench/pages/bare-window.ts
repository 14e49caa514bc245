import { inputNames, offerProbe } from './page-probe.ts';

// The floor of a form that renders only visible inputs: one screen of plain inputs, without a library or logic. A key
// costs only the work of Chromium and the driver.

/** The number of inputs that the product's form renders at once. */
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
