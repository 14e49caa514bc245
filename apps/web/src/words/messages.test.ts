import { catalogue } from '@confab/catalogue';
import * as contracts from '@confab/contracts';
import { describe, expect, test } from 'vitest';
import { accountSchemaMessages } from '@confab/messages';
import { createTranslator } from './create-translator.ts';
import { toMessage } from './message.ts';
import { messageRegistry, type MessageName } from './message-registry.ts';
import { messages } from './messages.de.ts';
import * as webMessages from './web-messages.ts';

const names = Object.keys(messageRegistry) as MessageName[];
const listPlaceholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();

describe('the registry of messages', () => {
  test('holds every list of messages that the web client words itself', () => {
    const expected = Object.entries(webMessages).flatMap(([list, entries]) =>
      Object.keys(entries).map((name) => `${list}.${name}`),
    );
    expect(expected.length).toBeGreaterThan(30);
    expect(expected.filter((name) => !Object.hasOwn(messageRegistry, name))).toEqual([]);
  });

  test('words the messages of the account schema as its script does', () => {
    const script = catalogue.accountSchema.javaScript?.validatePreSave ?? '';
    const { linkTitleMissing: _title, linkAddressMissing: _address, ...scripted } = accountSchemaMessages;
    expect(Object.values(scripted).filter((text) => !script.includes(text))).toEqual([]);
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

describe('createTranslator', () => {
  const translate = createTranslator(messages);
  const { nameTaken, notFound } = contracts.mediaMessages;

  test('fills the placeholders of a message', () => {
    expect(translate('Resent to {email}', { email: 'ada@example.test' })).toBe('Nochmals gesendet an ada@example.test');
  });

  test('translates a message of the server by its name and values', () => {
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

  test('a filled text without a name is shown in English, whatever message it looks like', () => {
    const message = nameTaken.replace('{name}', 'a.txt');
    expect(translate(message)).toBe(message);
    expect(translate({ message })).toBe(message);
    expect(translate('The weather is fine.')).toBe('The weather is fine.');
  });

  test('braces in a text of the server are no placeholders', () => {
    expect(translate({ message: 'Not {name}' }, { name: 'filled' })).toBe('Not {name}');
  });

  test('a name that this page does not know leaves the English text', () => {
    for (const messageName of ['newMessages.ofAnUpdate', 'constructor'])
      expect(translate({ message: 'Newer.', messageName })).toBe('Newer.');
  });
});

describe('toMessage', () => {
  test('keeps the name and the values of a failure, so that they can be stored', () => {
    const naming = { messageName: 'mediaMessages.nameTaken', messageParts: { name: 'a' } };
    expect(toMessage(Object.assign(new Error('a exists'), naming))).toEqual({ message: 'a exists', ...naming });
  });

  test('gives the text of an error without a name, and the fallback of an error without a text', () => {
    expect(toMessage(new Error('Broken'))).toBe('Broken');
    expect(toMessage(new Error(''), 'Not saved')).toBe('Not saved');
    expect(toMessage(undefined, 'Not saved')).toBe('Not saved');
  });
});
