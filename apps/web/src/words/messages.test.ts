import * as access from '@confab/access';
import { catalogue } from '@confab/catalogue';
import * as contracts from '@confab/contracts';
import * as engine from '@confab/dialog-engine';
import * as identity from '@confab/identity';
import * as inputs from '@confab/inputs';
import * as model from '@confab/model';
import { describe, expect, test } from 'vitest';
import { createTranslator, findMessage } from './create-translator.ts';
import { messageRegistry, type MessageName } from './message-registry.ts';
import { messages } from './messages.de.ts';
import * as webMessages from './web-messages.ts';

const names = Object.keys(messageRegistry) as MessageName[];
const listPlaceholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();

describe('the registry of messages', () => {
  test('holds every list of messages that a package or the web client exports', () => {
    const modules = [access, contracts, engine, identity, inputs, model, webMessages];
    const lists = modules.flatMap((one) => Object.entries(one).filter(([name]) => name.endsWith('Messages')));
    const expected = lists.flatMap(([list, entries]) => Object.keys(entries).map((name) => `${list}.${name}`));
    expect(expected.length).toBeGreaterThan(200);
    expect(expected.filter((name) => !Object.hasOwn(messageRegistry, name))).toEqual([]);
  });

  test('words the messages of the account schema as its script does', () => {
    const script = catalogue.accountSchema.javaScript?.validatePreSave ?? '';
    const { linkTitleMissing: _title, linkAddressMissing: _address, ...scripted } = webMessages.accountSchemaMessages;
    expect(Object.values(scripted).filter((text) => !script.includes(text))).toEqual([]);
  });
});

describe('the German messages', () => {
  test('every failure message of a call has a German translation', () => {
    const groups = Object.entries(contracts).filter(([name]) => name.endsWith('Calls'));
    const fallbacks = groups.flatMap(([, calls]) =>
      Object.values(calls as Readonly<Record<string, contracts.Call>>).map(({ fallbackMessage }) => fallbackMessage),
    );
    expect(fallbacks.length).toBeGreaterThan(100);
    const isTranslated = (message: string) => Object.hasOwn(messages, findMessage(message)?.name ?? '');
    expect(fallbacks.filter((message) => !isTranslated(message))).toEqual([]);
  });

  test('every German message keeps the placeholders of the English one', () => {
    for (const name of names)
      expect(listPlaceholders(messages[name]), name).toEqual(listPlaceholders(messageRegistry[name]));
  });

  test('names with the same English text have the same German text', () => {
    const germanByEnglish = new Map(names.map((name) => [messageRegistry[name], messages[name]]));
    const different = names.filter((name) => germanByEnglish.get(messageRegistry[name]) !== messages[name]);
    expect(different).toEqual([]);
  });
});

describe('createTranslator', () => {
  const translate = createTranslator(messages);

  test('fills the placeholders of a message', () => {
    expect(translate('Resent to {email}', { email: 'ada@example.test' })).toBe('Nochmals gesendet an ada@example.test');
  });

  test('translates a message whose placeholders the server has filled', () => {
    expect(findMessage('The Start node cannot be moved.')?.name).toBe('itemMessages.nodeNotMovable');
    expect(translate('The Start node cannot be moved.')).toBe('Der Knoten „Start“ lässt sich nicht verschieben.');
  });

  test('leaves an unknown text in English', () => {
    expect(findMessage('The weather is fine.')?.name).toBeUndefined();
    expect(translate('The weather is fine.')).toBe('The weather is fine.');
  });
});
