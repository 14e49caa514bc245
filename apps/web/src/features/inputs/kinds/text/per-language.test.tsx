import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ids } from '../../../../testing/editing/world.ts';
import { renderKind } from '../../testing/render-kind.tsx';

const text = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name });

describe('a text per language (A3.31)', () => {
  test('a text per language shows all languages, the language of the project first', async () => {
    const { user, read } = await renderKind({ type: 'NString' }, { de: 'Hallo' });
    expect(screen.getAllByRole('textbox').map((field) => field.getAttribute('lang'))).toEqual(['en', 'de']);
    await user.type(text('Field'), 'Hi');
    await user.type(text('Field, German'), '!');
    expect(read()).toEqual({ de: 'Hallo!', en: 'Hi' });
  });

  test('languages can be added to and removed from a text', async () => {
    const { user, read } = await renderKind({ type: 'NString' }, { en: 'Hi', de: 'Hallo' });
    await user.type(screen.getByRole('combobox', { name: 'Add a language, Field' }), 'Dan');
    await user.click(await screen.findByRole('option', { name: 'Danish' }));
    await user.type(text('Field, Danish'), 'Hej');
    await user.click(screen.getByRole('button', { name: 'Remove German' }));
    expect(read()).toEqual({ en: 'Hi', da: 'Hej' });
    expect(screen.queryByRole('button', { name: 'Remove English' })).toBeNull();
  });

  test('the focus of a removed language goes to the field beside it', async () => {
    const { user } = await renderKind({ type: 'NString' }, { en: 'Hi', de: 'Hallo', da: 'Hej' });
    await user.click(screen.getByRole('button', { name: 'Remove German' }));
    expect(document.activeElement).toBe(text('Field, Danish'));
    await user.click(screen.getByRole('button', { name: 'Remove Danish' }));
    expect(document.activeElement).toBe(text('Field'));
  });

  test('edits of two people in different languages are both kept', async () => {
    const { user, read, session, happens } = await renderKind({ type: 'NString' }, { en: 'Hi', de: 'Hallo' });
    await user.type(text('Field'), '!');
    await happens(() => session.edit(ids.greet, { path: 'P/de', action: 'ValueChanged', updatedValue: 'Servus' }));
    await user.type(text('Field'), '!');
    expect(read()).toEqual({ en: 'Hi!!', de: 'Servus' });
  });
});
