import * as contracts from '@confab/contracts';
import { validate } from '@confab/inputs';
import { fillMessage, type NamedMessage } from '@confab/model';
import { describe, expect, test } from 'vitest';
import { findMessageName, messageRegistry, nameMessages } from './message-registry.ts';

const groups = Object.entries(contracts).filter(([name]) => name.endsWith('Calls'));
const calls = groups.flatMap(([, group]) => Object.values(group as Readonly<Record<string, contracts.Call>>));

/** The packages with messages. Imports of whole packages by their names in the text would hide unused exports from Knip. */
const packages = ['access', 'contracts', 'dialog-engine', 'identity', 'inputs', 'model'];

describe('the registry of messages', () => {
  test('the registry holds every list of messages that a package exports', async () => {
    const modules: object[] = await Promise.all(packages.map((name) => import(/* @vite-ignore */ `@confab/${name}`)));
    const lists = modules.flatMap((one) => Object.entries(one).filter(([name]) => name.endsWith('Messages')));
    const expected = lists.flatMap(([list, entries]) => Object.keys(entries).map((name) => `${list}.${name}`));
    expect(expected.length).toBeGreaterThan(200);
    expect(expected.filter((name) => !Object.hasOwn(messageRegistry, name))).toEqual([]);
  });

  test('the registry of messages names the fallback message of every call as the call is named', () => {
    expect(calls.length).toBeGreaterThan(100);
    const registered: Readonly<Record<string, string>> = messageRegistry;
    expect(calls.filter(({ name = '', fallbackMessage }) => registered[name] !== fallbackMessage)).toEqual([]);
    expect(new Set(calls.map(({ name }) => name)).size).toBe(calls.length);
    expect(contracts.teamCalls.invite.name).toBe('teams.invite');
  });

  test('the registry of messages finds a name by the text with unfilled placeholders only', () => {
    const text = contracts.itemMessages.nodeNotMovable;
    expect(findMessageName(text)).toBe('itemMessages.nodeNotMovable');
    expect(findMessageName(text.replace('{title}', 'Start'))).toBeUndefined();
  });

  test('the registry has the names that the rules of inputs give to their messages with values', () => {
    const validation = '{"MinValue": 2, "MaxValue": 3}';
    for (const value of [1, 4]) {
      const error = validate({ name: 'Size', type: 'Int', validation } as never, value) as NamedMessage;
      const text = (messageRegistry as Readonly<Record<string, string>>)[error.messageName ?? ''] ?? '';
      expect(fillMessage(text, error.messageParts)).toBe(error.message);
    }
  });

  test('the registry of messages names the messages of further lists in the same way', () => {
    expect(nameMessages({ toastMessages: { saved: 'Saved' } })).toEqual({ 'toastMessages.saved': 'Saved' });
  });
});
