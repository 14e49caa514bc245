import * as contracts from '@confab/contracts';
import { describe, expect, test } from 'vitest';
import { createTranslator } from './create-translator.ts';
import { getFallback, nameMessage, toMessage } from './message.ts';
import type { MessageName } from './message-name.ts';
import { messageRegistry } from './testing/message-registry.ts';
import { messages } from './messages.de.ts';
import { translate as translateStart } from './translate-start.de.ts';
import { toastMessages } from './web-messages.ts';

const names = Object.keys(messageRegistry) as MessageName[];
const listPlaceholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();

describe('the registry of messages', () => {
  test('the registry holds every list of messages that the web client defines', () => {
    const files = import.meta.glob<Record<string, object>>(['./web-messages.ts', './messages/*-messages.ts'], {
      eager: true,
    });
    const lists = Object.values(files).flatMap((file) => Object.entries(file));
    expect(lists.length).toBeGreaterThan(5);
    const expected = lists.flatMap(([list, entries]) => Object.keys(entries).map((name) => `${list}.${name}`));
    expect(expected.length).toBeGreaterThan(30);
    expect(expected.filter((name) => !Object.hasOwn(messageRegistry, name))).toEqual([]);
  });
});

describe('the German messages', () => {
  test('every German message keeps the placeholders of the English one', () => {
    for (const name of names)
      expect(listPlaceholders(messages[name]), name).toEqual(listPlaceholders(messageRegistry[name]));
  });

  test('every German message is in one file', () => {
    const parts = Object.values(import.meta.glob<Record<string, object>>('./messages/*.de.ts', { eager: true }));
    expect(parts.length).toBeGreaterThan(5);
    const found = parts.flatMap((part) => Object.values(part)).flatMap((texts) => Object.keys(texts));
    expect(found.toSorted()).toEqual(names.toSorted());
  });

  test('names with the same English text have the same German text', () => {
    const germanByEnglish = new Map(names.map((name) => [messageRegistry[name], messages[name]]));
    const different = names.filter((name) => germanByEnglish.get(messageRegistry[name]) !== messages[name]);
    expect(different).toEqual([]);
  });
});

describe('the German messages of pages for people who are signed out', () => {
  const groups = [
    'accounts live passwordReset profile security signIn teams welcome',
    'accountMessages passwordMessages securityMessages signInMessages teamMessages welcomeMessages',
    'browserMessages commonMessages connectionMessages generalMessages hubMessages toastMessages',
  ];
  test.each(groups.join(' ').split(' '))('the messages of signed-out pages in German include those of %s', (group) => {
    const ofGroup = names.filter((name) => name.startsWith(`${group}.`));
    expect(ofGroup.length).toBeGreaterThan(0);
    for (const messageName of ofGroup)
      expect(translateStart({ message: '', messageName }), messageName).toBe(messages[messageName]);
  });

  test('the messages of signed-out pages in German include none of the editor, so that these pages stay small', () => {
    const message = contracts.itemMessages.nodeNotMovable;
    expect(translateStart({ message, messageName: 'itemMessages.nodeNotMovable' })).toBe(message);
  });
});

describe('createTranslator', () => {
  const translate = createTranslator(messages);
  const { nameTaken, notFound } = contracts.mediaMessages;

  test('createTranslator fills the placeholders of a message', () => {
    expect(translate(toastMessages.resentTo, { email: 'ada@example.test' })).toBe(
      'Noch einmal gesendet an ada@example.test',
    );
  });

  test('createTranslator translates a message of the server by its name and values', () => {
    const message = 'The Start node cannot be moved.';
    const named = { message, messageName: 'itemMessages.nodeNotMovable', messageParts: { title: 'Start' } };
    expect(translate(named)).toBe('Der Knoten „Start“ lässt sich nicht verschieben.');
  });

  test('a value that looks like a placeholder or another message stays as it is', () => {
    for (const name of ['{name}', notFound, nameTaken.replace('{name}', 'a.txt')]) {
      const message = nameTaken.replace('{name}', () => name);
      const named = { message, messageName: 'mediaMessages.nameTaken', messageParts: { name } };
      expect(translate(named)).toBe(messages['mediaMessages.nameTaken'].replace('{name}', () => name));
    }
  });

  test('a text without a name is shown in English, even if it equals a message', () => {
    for (const message of [nameTaken.replace('{name}', 'a.txt'), notFound, 'The weather is fine.'])
      expect(translate({ message })).toBe(message);
  });

  test('the fallback message of a call is translated by the name of the call', () => {
    const { invite } = contracts.teamCalls;
    expect(translate(getFallback(invite))).toBe(messages['teams.invite']);
    expect(getFallback(invite).message).toBe(invite.fallbackMessage);
  });

  test('a message of a package is translated by its name, with its values', () => {
    const message = nameMessage('mediaMessages.nameTaken', nameTaken, { name: 'a.txt' });
    expect(message.message).toBe(nameTaken.replace('{name}', 'a.txt'));
    expect(translate(message)).toBe(messages['mediaMessages.nameTaken'].replace('{name}', 'a.txt'));
  });

  test('braces in a text of the server are not placeholders', () => {
    expect(translate({ message: 'Not {name}' }, { name: 'filled' })).toBe('Not {name}');
  });

  test('a name that this page does not know leaves the English text', () => {
    for (const messageName of ['newMessages.ofAnUpdate', 'constructor'])
      expect(translate({ message: 'Newer.', messageName })).toBe('Newer.');
  });
});

describe('toMessage', () => {
  test('toMessage keeps the name and the values of a failure, so that they can be stored', () => {
    const naming = { messageName: 'mediaMessages.nameTaken', messageParts: { name: 'a' } };
    expect(toMessage(Object.assign(new Error('a exists'), naming))).toEqual({ message: 'a exists', ...naming });
  });

  test('toMessage gives the text of an error without a name, and the fallback of an error without a text', () => {
    const notSaved = { message: 'Not saved' };
    expect(toMessage(new Error('Broken'))).toEqual({ message: 'Broken' });
    expect(toMessage(new Error(''), notSaved)).toBe(notSaved);
    expect(toMessage(undefined, notSaved)).toBe(notSaved);
  });
});
