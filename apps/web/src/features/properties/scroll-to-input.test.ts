import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { scrollToInput } from './scroll-to-input.ts';

const scrolledTo: Element[] = [];

beforeEach(() => {
  // jsdom has no layout, so scrolling is only recorded.
  Element.prototype.scrollIntoView = function recordScroll() {
    scrolledTo.push(this);
  };
});
afterEach(() => {
  vi.unstubAllGlobals();
  scrolledTo.length = 0;
  document.body.replaceChildren();
});

describe('scrollToInput', () => {
  it('scrollToInput scrolls to the input and focuses it', async () => {
    const form = aForm(
      '<div data-input="DisplayName"><button>About it</button><input id="name" /></div><div data-input="Tags"><input /></div>',
    );
    await scrollToInput(form, 'DisplayName');
    expect(document.activeElement?.id).toBe('name');
    expect(scrolledTo).toEqual([form.firstElementChild]);
  });

  it('scrollToInput expands the row that contains the input', async () => {
    const form = aForm(`
      <div data-input="Connectors"><ul><li id="row">
        <button data-row="r1" aria-expanded="false"></button>
      </li></ul></div>`);
    const button = form.querySelector('button');
    button?.addEventListener('click', () => {
      button.setAttribute('aria-expanded', 'true');
      form
        .querySelector('#row')
        ?.insertAdjacentHTML('beforeend', '<div data-input="Connectors/r1/TargetNodeId"><input id="target" /></div>');
    });
    // The next key may come before the next frame.
    vi.stubGlobal('requestAnimationFrame', () => 0);
    await scrollToInput(form, 'Connectors/r1/TargetNodeId');
    expect(document.activeElement?.id).toBe('target');
  });

  it('scrollToInput shows the inputs behind a button', async () => {
    const form = aForm(`
      <button id="more" aria-expanded="false" data-reveals="Response/Entries/e1/ImageAlt Response/Entries/e1/Notes"></button>
      <div id="inputs"></div>`);
    const button = form.querySelector('button');
    button?.addEventListener('click', () => {
      button.setAttribute('aria-expanded', 'true');
      const inputs = form.querySelector('#inputs');
      if (inputs) inputs.innerHTML = '<div data-input="Response/Entries/e1/Notes"><input id="notes" /></div>';
    });
    await scrollToInput(form, 'Response/Entries/e1/SpokenText');
    expect(form.querySelector('#notes')).toBeNull();
    await scrollToInput(form, 'Response/Entries/e1/Notes');
    expect(document.activeElement?.id).toBe('notes');
  });

  it('scrollToInput focuses the closest parent when the input is not rendered', async () => {
    const form = aForm('<div data-input="Response"><button id="entries">Entries</button></div>');
    await scrollToInput(form, 'Response/Entries/e1/SpokenText');
    expect(document.activeElement?.id).toBe('entries');
  });

  it('an input that is not in the form is logged, and the focus stays where it is (A8.95)', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const form = aForm('<div data-input="Response"><button id="entries">Entries</button></div>');
    form.querySelector('button')?.focus();
    await scrollToInput(form, 'Gone');
    expect(document.activeElement?.id).toBe('entries');
    expect(warned.mock.calls).toEqual([['There is no input Gone in this form.']]);
    warned.mockRestore();
  });
});

function aForm(content: string) {
  const form = document.createElement('div');
  form.innerHTML = content;
  document.body.append(form);
  return form;
}
