import { expect, test } from 'vitest';
import { chat, drawn } from '../testing/small-one-projects.ts';
import { rows, says, shown } from '../testing/small-projects.ts';

const museum = drawn(
  `
welcome
tickets
  prices
  groups
rooms
  blue room
  green room
name
help
sorry
silence
bye
`,
  {
    welcome: { type: 'Welcome', says: 'Hello.' },
    tickets: { type: 'Menu', says: 'About tickets.' },
    prices: { keywords: 'price|prices, how much' },
    name: {
      type: 'Question',
      says: 'Who are you?',
      values: { AfterAnswer: says('Hi {tv.Answer}.'), SaveTo: 'Visitor' },
    },
    help: { type: 'Help', says: 'Ask for tickets.' },
    sorry: { type: 'NoMatch', says: 'What?' },
    silence: { type: 'NoInput', says: 'Hello?' },
    bye: { type: 'Goodbye', says: 'Bye {tv.Visitor}.', keywords: 'bye|goodbye' },
  },
  { Variables: rows(['v', { Name: 'Visitor', Type: 'string' }]) },
);

test('a conversation goes from page to page', () => {
  const said = ['tickets', 'the second one', 'how much is it', 'help', 'xyz', null, 'your name', 'Ada', 'goodbye'];
  expect(chat(museum, said).map((turn) => shown(turn).join(' / '))).toEqual([
    'Hello.',
    'About tickets. / 1. prices\n2. groups',
    'This is groups.',
    'This is prices.',
    'Ask for tickets.',
    'What?',
    'Hello?',
    'Who are you?',
    'Hi Ada.',
    'Bye Ada.',
  ]);
});
