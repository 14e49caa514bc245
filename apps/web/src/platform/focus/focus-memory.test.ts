import { beforeEach, expect, it } from 'vitest';
import { createFocusMemory } from './focus-memory.ts';

const form = (attributes = '') => `
  <div data-region="tree"><div role="treeitem" tabindex="0">Start</div></div>
  <div data-region="properties">
    <button>Close properties</button>
    <label>Name <input ${attributes} /></label><label>Text <input ${attributes} /></label>
  </div>`;
const render = (html: string) => {
  document.body.innerHTML = `<main>${html}</main>`;
};
const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
/** Focuses something, and renders everything again. */
function renderAgain(selector: string, next: string) {
  const memory = createFocusMemory();
  const stop = memory.follow();
  find(selector).focus();
  stop();
  render(next);
  memory.restore();
}

beforeEach(async () => {
  // Ends the waits for the focus that the previous test has left.
  render('<button id="end">End</button>');
  find('#end').focus();
  await Promise.resolve();
  render(form());
});

it('a field that is rendered again has the focus that it had', () => {
  renderAgain('label:last-child input', form());
  expect(document.activeElement).toBe(find('label:last-child input'));
});

it('a field whose label has lost the star of mandatory inputs has the focus that it had', () => {
  const star = '<span aria-hidden="true"> *</span>';
  render(form().replace('Text ', `Text ${star}`));
  renderAgain('label:last-child input', form());
  expect(document.activeElement).toBe(find('label:last-child input'));
});

it('a field that is disabled when it is rendered again leaves the focus in its region', () => {
  renderAgain('label:last-child input', form('disabled'));
  expect(document.activeElement?.textContent).toBe('Close properties');
});

it('an element that was disabled before a full render keeps its place', () => {
  const memory = createFocusMemory();
  const stop = memory.follow();
  find('label:last-child input').focus();
  find('label:last-child input').blur();
  find('label:last-child input').setAttribute('disabled', '');
  stop();
  render(form());
  memory.restore();
  expect(document.activeElement).toBe(find('label:last-child input'));
});

it('the focus waits in the region for a field that is loading', async () => {
  renderAgain('label:last-child input', '<div data-region="properties"><button>Close properties</button></div>');
  expect(document.activeElement?.textContent).toBe('Close properties');
  await Promise.resolve();
  find('[data-region]').insertAdjacentHTML('beforeend', '<label>Text <input /></label>');
  await Promise.resolve();
  expect(document.activeElement).toBe(find('label input'));
});

it('a focus that has moved elsewhere before the memory restores it stays there', () => {
  const memory = createFocusMemory();
  const stop = memory.follow();
  find('label input').focus();
  stop();
  render(`<button id="other">Other</button>${form()}`);
  find('#other').focus();
  memory.restore();
  expect(document.activeElement).toBe(find('#other'));
});

it('when a button outside all regions is removed, the first region gets the focus', () => {
  render(`<button id="publish">Publish</button>${form()}`);
  renderAgain('#publish', form());
  expect(document.activeElement?.textContent).toBe('Start');
});
