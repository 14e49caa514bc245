import { historyMessages, platformLogMessages } from '@confab/contracts';
import { describe, expect, test } from 'vitest';
import { messages } from '../messages.de.ts';
import { translateStored } from '../translate.de.ts';

describe('translateStored', () => {
  test('finds the translation of a stored text in the lists of its kind', () => {
    const { started } = platformLogMessages;
    expect(translateStored('platformLog', started, { 0: '7', 1: 'Alexa' })).toBe(
      messages['platformLogMessages.started'].replace('{0}', '7').replace('{1}', 'Alexa'),
    );
    expect(translateStored('version', historyMessages.created)).toBe(messages['historyMessages.created']);
  });

  test('a text of another kind, or of an author, stays as it is', () => {
    expect(translateStored('version', platformLogMessages.started)).toBe(platformLogMessages.started);
    expect(translateStored('version', 'Before the holidays')).toBe('Before the holidays');
  });
});
