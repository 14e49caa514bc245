import { teamMessages } from '@confab/access';
import { teamCalls } from '@confab/contracts';
import { expect, test } from 'vitest';
import { messages } from '../../words/messages.de.ts';

const said = [
  ...Object.values(teamMessages),
  ...Object.values(teamCalls).map(({ fallbackMessage }) => fallbackMessage),
];
/** Asked for by no page: the list of somebody else's teams. */
const unseen = [teamCalls.listOfUser.fallbackMessage];

test('every message of a team is said in German too', () => {
  const untold = said.filter((message) => messages[message] === undefined && !unseen.includes(message));
  expect(untold).toEqual([]);
});
