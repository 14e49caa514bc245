import { teamMessages } from '@confab/access';
import { teamCalls } from '@confab/contracts';
import { expect, test } from 'vitest';
import { messages } from '../../words/messages.de.ts';

const allMessages = [
  ...Object.values(teamMessages),
  ...Object.values(teamCalls).map(({ fallbackMessage }) => fallbackMessage),
];
/** No page calls this: the list of another account's teams. */
const unused = [teamCalls.listOfUser.fallbackMessage];

test('every team message has a German translation', () => {
  const missing = allMessages.filter((message) => messages[message] === undefined && !unused.includes(message));
  expect(missing).toEqual([]);
});
