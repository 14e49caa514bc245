import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { scrollToInput } from './scroll-to-input.ts';

const scrolledTo: Element[] = [];
const showLanguage = vi.fn<(language: string | undefined) => void>();

beforeEach(() => {
  // jsdom has no layout, so scrolling is only recorded.
  Element.prototype.scrollIntoView = function recordScroll() {
    scrolledTo.push(this);
  };
});
afterEach(() => {
  vi.unstubAllGlobals();
  scrolledTo.length = 0;
  showLanguage.mockReset();
  document.body.replaceChildren();
});

describe('scrollToInput', () => {
  it('scrollToInput scrolls to the input and focuses it', async () => {
    const form = aForm(
      '<div data-input="DisplayName"><button>About it</button><input id="name" /></div><div data-input="Tags"><input /></div>',
    );
    await scrollToInput(form, { path: 'DisplayName' }, showLanguage);
    expect(document.activeElement?.id).toBe('name');
    expect(scrolledTo).toEqual([form.firstElementChild]);
  });

  describe('in a project of several languages', () => {
    const english = '<input id="english" />';
    const german = '<div role="group" data-language="de"><input id="german" /></div>';
    const target = { path: 'Response/Entries/e1/DisplayText' };
    const draw = (field: string) =>
      aForm(`<div><div data-input="Response"><div data-input="${target.path}">${field}</div></div></div>`);
    /** Draws the other language a little later, as a form does. */
    const drawWhenShown = (form: HTMLElement, field: string) =>
      showLanguage.mockImplementation(() =>
        queueMicrotask(() => void (form.querySelector(`[data-input="${target.path}"]`)!.innerHTML = field)),
      );

    it('scrollToInput shows a translation in its language and focuses it', async () => {
      const form = draw(english);
      drawWhenShown(form, german);
      await scrollToInput(form, { ...target, language: 'de' }, showLanguage);
      expect(showLanguage.mock.calls).toEqual([['de']]);
      expect(document.activeElement?.id).toBe('german');
    });

    it('scrollToInput shows a text of the first language in that language', async () => {
      const form = draw(german);
      drawWhenShown(form, english);
      await scrollToInput(form, { ...target, language: null }, showLanguage);
      expect(showLanguage.mock.calls).toEqual([[undefined]]);
      expect(document.activeElement?.id).toBe('english');
    });

    it.each([
      ['the language is shown already', german, { ...target, language: 'de' }],
      ['all languages share the input', english, { ...target, language: null }],
      ['any language will do', german, target],
      ['a whole response is wanted', german, { path: 'Response', language: null }],
    ])('scrollToInput keeps the shown language where %s', async (_reason, field, wanted) => {
      const form = draw(field);
      await scrollToInput(form, wanted, showLanguage);
      expect(scrolledTo).toHaveLength(1);
      expect(showLanguage).not.toHaveBeenCalled();
    });
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
    await scrollToInput(form, { path: 'Connectors/r1/TargetNodeId' }, showLanguage);
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
    await scrollToInput(form, { path: 'Response/Entries/e1/SpokenText' }, showLanguage);
    expect(form.querySelector('#notes')).toBeNull();
    await scrollToInput(form, { path: 'Response/Entries/e1/Notes' }, showLanguage);
    expect(document.activeElement?.id).toBe('notes');
  });

  it('scrollToInput waits for a form whose code is still loading', async () => {
    const form = aForm('<div aria-busy="true"></div>');
    const scrolled = scrollToInput(form, { path: 'Response' }, showLanguage);
    queueMicrotask(() => {
      form.innerHTML = '<div data-input="Response"><span aria-busy="true"></span></div>';
      queueMicrotask(() => (form.firstElementChild!.innerHTML = '<textarea id="text"></textarea>'));
    });
    await scrolled;
    expect(document.activeElement?.id).toBe('text');
  });

  it.each(['data-add-entry', 'data-add-row', 'data-add'])(
    'scrollToInput focuses the button that adds to an empty list (%s)',
    async (mark) => {
      const form = aForm(
        `<div data-input="Response"><button>About Answer</button><button id="add" ${mark}>Add</button></div>`,
      );
      await scrollToInput(form, { path: 'Response' }, showLanguage);
      expect(document.activeElement?.id).toBe('add');
    },
  );

  it('scrollToInput focuses the closest parent when the input is not rendered', async () => {
    const form = aForm('<div data-input="Response"><button id="entries">Entries</button></div>');
    await scrollToInput(form, { path: 'Response/Entries/e1/SpokenText' }, showLanguage);
    expect(document.activeElement?.id).toBe('entries');
  });

  it('an input that is not in the form is logged, and the focus stays where it is (A8.95)', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const form = aForm('<div data-input="Response"><button id="entries">Entries</button></div>');
    form.querySelector('button')?.focus();
    await scrollToInput(form, { path: 'Gone' }, showLanguage);
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
