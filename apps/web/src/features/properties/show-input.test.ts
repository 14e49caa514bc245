import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { showInput } from './show-input.ts';

const scrolledTo: Element[] = [];

beforeEach(() => {
  // The document of these tests has no size to scroll in.
  Element.prototype.scrollIntoView = function noteScroll() {
    scrolledTo.push(this);
  };
});
afterEach(() => {
  scrolledTo.length = 0;
  document.body.replaceChildren();
});

describe('showing an input', () => {
  it('brings it into view and gives it the focus', async () => {
    const form = aForm(
      '<div data-input="DisplayName"><button>About it</button><input id="name" /></div><div data-input="Tags"><input /></div>',
    );
    await showInput(form, 'DisplayName');
    expect(document.activeElement?.id).toBe('name');
    expect(scrolledTo).toEqual([form.firstElementChild]);
  });

  it('opens the row it is in', async () => {
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
    await showInput(form, 'Connectors/r1/TargetNodeId');
    expect(document.activeElement?.id).toBe('target');
  });

  it('comes as near as it can where the input itself is not there', async () => {
    const form = aForm('<div data-input="Response"><button id="entries">Entries</button></div>');
    await showInput(form, 'Response/Entries/e1/SpokenText');
    expect(document.activeElement?.id).toBe('entries');
    await showInput(form, 'Gone');
    expect(document.activeElement?.id).toBe('entries');
  });
});

function aForm(content: string) {
  const form = document.createElement('div');
  form.innerHTML = content;
  document.body.append(form);
  return form;
}
