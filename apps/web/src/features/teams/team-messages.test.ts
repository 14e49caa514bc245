import { teamMessages } from '@confab/access';
import { teamCalls } from '@confab/contracts';
import { expect, test } from 'vitest';
import { findMessage } from '../../words/create-translator.ts';
import { messages } from '../../words/messages.de.ts';

const allMessages = [
  ...Object.values(teamMessages),
  ...Object.values(teamCalls).map(({ fallbackMessage }) => fallbackMessage),
];

test('every team message has a German translation', () => {
  const missing = allMessages.filter((message) => {
    const name = findMessage(message)?.name;
    return name === undefined || messages[name] === undefined;
  });
  expect(missing).toEqual([]);
});
