import { tokenCalls } from '@confab/contracts';
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { renderKind } from '../../testing/render-kind.tsx';

const guid = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const chips = () =>
  within(screen.getByRole('group', { name: 'Tokens in Field' }))
    .getAllByText(/./, { selector: '[data-unknown]' })
    .map((chip) => [chip.textContent?.replace('Token ', ''), chip.dataset['unknown'] === 'true']);

afterEach(() => vi.restoreAllMocks());

describe('the tokens of a text', () => {
  test('the tokens of a text are listed under it, and unknown tokens are marked and logged once (A5.14)', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { user } = await renderKind({ type: 'TokenString' }, 'On {tv.ALK_Platform} {tv.Ghost}');
    expect(chips()).toEqual([
      ['Platform', false],
      ['Ghost, This token is not known in the project', true],
    ]);
    await user.type(screen.getByRole('textbox', { name: 'Field' }), '!');
    expect(warned.mock.calls).toEqual([['The token {tv.Ghost} is not known.']]);
  });

  test('tokens made of GUIDs are described by the server (A7.37)', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { made } = await renderKind({ type: 'TokenString' }, `{tv.${guid}} {tv.${guid}.${guid}}`, [], {
      answers: { [tokenCalls.describe.path]: () => ({ [guid]: 'OrderNumber (Café)' }) },
    });
    expect(await screen.findByText(guid, { selector: '[data-unknown=false]' })).toBeTruthy();
    expect(chips()).toHaveLength(2);
    expect(made).toMatchObject([{ input: { body: { tokens: [guid, `${guid}.${guid}`] } } }]);
    expect(warned.mock.calls).toEqual([[`The token {tv.${guid}.${guid}} is not known.`]]);
  });

  test('a token that is added is neither marked nor logged as unknown while its description loads (A5.14)', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const [first, second, unknown] = ['a1', 'a2', 'a3'].map((end) => `${guid.slice(0, -2)}${end}`);
    let answer: (described: Record<string, string>) => void = () => undefined;
    const later = new Promise<Record<string, string>>((resolve) => (answer = resolve));
    const { user } = await renderKind({ type: 'TokenString' }, `{tv.${first}}`, [], {
      answers: {
        [tokenCalls.describe.path]: ({ body }: { body: { tokens: string[] } }) =>
          body.tokens.length === 1 ? { [String(first)]: 'First' } : later,
      },
    });
    await screen.findByText(String(first), { selector: '[data-unknown=false]' });
    await user.click(screen.getByRole('textbox', { name: 'Field' }));
    await user.paste(` {tv.${second}} {tv.${unknown}}`);
    await screen.findByText(String(second), { selector: '[data-unknown]' });
    expect(chips()).toEqual([
      [first, false],
      [second, false],
      [unknown, false],
    ]);
    expect(warned).not.toHaveBeenCalled();
    answer({ [String(first)]: 'First', [String(second)]: 'Second' });
    await screen.findByText(String(unknown), { selector: '[data-unknown=true]' });
    expect(chips().map(([, isUnknown]) => isUnknown)).toEqual([false, false, true]);
    expect(warned.mock.calls).toEqual([[`The token {tv.${unknown}} is not known.`]]);
  });

  test('a page parameter token without a GUID as its first part is logged as invalid (A5.15)', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await renderKind({ type: 'TokenString' }, `{tv.Page.${guid}}`);
    expect(warned.mock.calls).toEqual([
      [`The token {tv.Page.${guid}} is not valid: the first part of a page parameter is a GUID.`],
    ]);
  });

  test('a text with tokens can be edited while token descriptions fail to load, and the failure is logged (A5.14)', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { user, read } = await renderKind({ type: 'TokenString' }, `{tv.${guid}}`, [], {
      answers: {
        [tokenCalls.describe.path]: () => {
          throw new Error('down');
        },
      },
    });
    await user.type(screen.getByRole('textbox', { name: 'Field' }), '!');
    expect(read()).toBe(`{tv.${guid}}!`);
    expect(warned).toHaveBeenCalledWith('Error looking up tokens: Error: down');
  });
});
