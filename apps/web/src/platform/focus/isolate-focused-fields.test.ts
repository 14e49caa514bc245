import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isolateFocusedFields } from './isolate-focused-fields.ts';

let stop: () => void;
beforeEach(() => {
  stop = isolateFocusedFields();
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

function shown(html: string) {
  document.body.innerHTML = html;
  return document.querySelector<HTMLInputElement>('.it')!;
}

describe('isolateFocusedFields', () => {
  test('a focused text field belongs to an empty form until it loses the focus', () => {
    const field = shown('<input class="it"><input><textarea></textarea>');
    field.focus();
    expect([...(field.form?.elements ?? [])]).toEqual([field]);
    field.blur();
    expect(field.form).toBeNull();
    document.querySelector('textarea')?.focus();
    expect(document.querySelector('textarea')?.form?.elements).toHaveLength(1);
  });

  test('submitting the empty form does nothing', () => {
    const field = shown('<input class="it" required>');
    field.focus();
    const sent = new SubmitEvent('submit', { cancelable: true });
    field.form?.dispatchEvent(sent);
    expect([sent.defaultPrevented, field.form?.noValidate]).toEqual([true, true]);
  });

  test.each([
    ['in a form of its page', '<form id="own"><input class="it"></form>', 'own'],
    [
      'of a group that is chosen from',
      '<input class="it" type="radio" name="a"><input type="radio" name="a">',
      undefined,
    ],
    ['that is a password', '<input class="it" type="password">', undefined],
  ])('a field %s keeps its own form', (_name, html, form) => {
    const field = shown(html);
    field.focus();
    expect(field.form?.id).toBe(form);
  });
});
