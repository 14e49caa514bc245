import { historyMessages, platformLogMessages } from '@confab/contracts';
import { describe, expect, test } from 'vitest';
import type { MessageName } from '../message-name.ts';
import { messageRegistry } from '../testing/message-registry.ts';
import { messages } from '../messages.de.ts';
import { storedLists } from './stored-text.ts';
import { translateStored } from './translate-stored.de.ts';
import texts from './stored-texts.json' with { type: 'json' };

describe('translateStored', () => {
  test('translateStored finds the translation of a stored text in the lists of its kind', () => {
    const { started } = platformLogMessages;
    expect(translateStored('platformLog', started, { parts: { 0: '7', 1: 'Alexa' } })).toBe(
      messages['platformLogMessages.started'].replace('{0}', '7').replace('{1}', 'Alexa'),
    );
    expect(translateStored('version', historyMessages.created)).toBe(messages['historyMessages.created']);
  });

  test('a text of another kind, or of an author, stays as it is', () => {
    expect(translateStored('version', platformLogMessages.started)).toBe(platformLogMessages.started);
    expect(translateStored('version', 'Before the holidays')).toBe('Before the holidays');
  });

  test('a text that was stored before its message was reworded is translated', () => {
    expect(translateStored('trace', 'the author ends it here')).toBe(messages['traceMessages.endedByAuthor']);
    expect(translateStored('testResult', 'The case could not be run. This is a fault of Confab.')).toBe(
      messages['testRunMessages.notRunnable'],
    );
    expect(translateStored('platformLog', 'Next try in {0} min.', { parts: { 0: '5' } })).toBe(
      messages['platformLogMessages.retry'].replace('{0}', '5'),
    );
  });
});

describe('translateStored with the name of a message', () => {
  test('translateStored translates a text of any wording by the name of its message', () => {
    const naming = { name: 'platformLogMessages.retry', parts: { 0: '5' } };
    expect(translateStored('platformLog', 'Another try follows in {0} min.', naming)).toBe(
      messages['platformLogMessages.retry'].replace('{0}', '5'),
    );
  });

  test('translateStored finds a text whose name this page does not know by the text', () => {
    const { delivered } = platformLogMessages;
    expect(translateStored('platformLog', delivered, { name: 'constructor' })).toBe(
      messages['platformLogMessages.delivered'],
    );
    expect(translateStored('platformLog', 'Newer.', { name: 'platformLogMessages.newer' })).toBe('Newer.');
  });
});

describe('stored-texts.json', () => {
  /** Messages of the lists that answer a call, so that no text of them is stored. */
  const refusals = new Set<MessageName>([
    'historyMessages.thinned',
    'historyMessages.unsavedChanges',
    'testRunMessages.fileTooLarge',
    'testRunMessages.noCases',
    'testRunMessages.tooManyCases',
    'testRunMessages.tooManyOpenRuns',
    'testRunMessages.invalidTarget',
    'testRunMessages.targetNotChosen',
    'testRunMessages.targetMissing',
    'testRunMessages.exportNotChosen',
  ]);
  /** An exception with values is stored with its name. */
  const isNamed = (name: MessageName) => name.startsWith('exceptionMessages.') && messageRegistry[name].includes('{');
  const lists: ReadonlySet<string> = new Set(Object.values(storedLists).flat());
  // `Object.keys` loses the type of the keys.
  const stored = (Object.keys(messageRegistry) as MessageName[]).filter(
    (name) => lists.has(name.split('.')[0] ?? '') && !refusals.has(name) && !isNamed(name),
  );

  test('stored-texts.json has every text of each stored message: append a new text, and keep those before it', () => {
    expect(stored.length).toBeGreaterThan(100);
    const newest = Object.entries<string[]>(texts).map(([name, ofMessage]) => [name, ofMessage.at(-1)]);
    expect(Object.fromEntries(newest)).toEqual(Object.fromEntries(stored.map((name) => [name, messageRegistry[name]])));
  });

  test('no stored text belongs to two messages of one kind', () => {
    for (const [kind, ofKind] of Object.entries(storedLists)) {
      const found = Object.entries<string[]>(texts)
        .filter(([name]) => ofKind.some((list) => name.startsWith(`${list}.`)))
        .flatMap(([, ofMessage]) => ofMessage);
      expect(new Set(found).size, kind).toBe(found.length);
    }
  });
});
