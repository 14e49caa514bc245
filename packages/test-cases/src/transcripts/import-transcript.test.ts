import type { JsonValue } from '@confab/model';
import { describe, expect, test } from 'vitest';
import { importTranscript } from './import-transcript.ts';

describe('a Bot Framework transcript', () => {
  const message = (role: string, text: string) => ({ type: 'message', from: { id: '1', role }, text });

  test('a Bot Framework transcript becomes a case that expects the bot’s responses', () => {
    const document = [
      { type: 'conversationUpdate' },
      message('bot', 'Hello!'),
      message('user', 'A coffee'),
      { type: 'typing' },
      message('bot', 'Small or large?'),
      message('bot', 'Both are good.'),
      message('user', 'bye'),
    ];
    const { cases, notes } = importTranscript(document, 'coffee');
    expect(cases).toEqual([
      {
        name: 'coffee',
        steps: [
          expect.objectContaining({ requestValue: '', expectedResponse: 'Hello!' }),
          expect.objectContaining({ requestValue: 'A coffee', expectedResponse: 'Small or large?\nBoth are good.' }),
          expect.objectContaining({ requestValue: 'bye', expectedResponse: '' }),
        ],
      },
    ]);
    expect(notes).toHaveLength(2);
  });

  test('an older transcript that names only recipients is read, and a message of cards is read by its cards', () => {
    const card = { contentType: 'application/vnd.microsoft.card.hero', content: { title: 'Menu', text: 'Soup, cake' } };
    const document = [
      { type: 'message', recipient: { role: 'bot' }, text: 'show the menu' },
      { type: 'message', recipient: { role: 'user' }, attachments: [card] },
      { type: 'message', recipient: { role: 'user' }, attachments: [{ contentType: 'image/png' }] },
    ];
    const { cases, notes } = importTranscript(document, 'menu');
    expect(cases[0]?.steps).toEqual([
      expect.objectContaining({ requestValue: 'show the menu', expectedResponse: 'Menu\nSoup, cake' }),
    ]);
    expect(notes).toEqual([
      'Activity 2: the message has only a card; its title and text are used.',
      'Activity 3: the message has no text and is left out.',
    ]);
  });

  test('what the bot answers to a submitted card is not expected of the message before it', () => {
    const document = [
      message('user', 'book a table'),
      message('bot', 'When?'),
      { type: 'message', from: { role: 'user' }, value: { day: 'Friday' } },
      message('bot', 'Friday it is.'),
      message('user', 'bye'),
      message('bot', 'Goodbye!'),
    ];
    const { cases, notes } = importTranscript(document, 'table');
    expect(cases[0]?.steps).toEqual([
      expect.objectContaining({ requestValue: 'book a table', expectedResponse: 'When?' }),
      expect.objectContaining({ requestValue: 'bye', expectedResponse: 'Goodbye!' }),
    ]);
    expect(notes).toEqual([
      'Activity 3: the message has no text and is left out.',
      'Activity 4: it answers a message that is left out.',
    ]);
  });

  test('an adaptive card is read by the visible texts of its elements, and buttons are left out with a note', () => {
    const body = [
      { type: 'TextBlock', text: 'Your order' },
      { type: 'TextBlock', text: 'Number 7', isVisible: false },
      { type: 'ColumnSet', columns: [{ type: 'Column', items: [{ type: 'TextBlock', text: 'A coffee' }, 4] }] },
      { type: 'RichTextBlock', inlines: ['Two ', { type: 'TextRun', text: 'spoons' }, null] },
      { type: 'FactSet', facts: [{ title: 'Size', value: 'large' }] },
      { type: 'Input.Text', id: 'name', value: 'Ada' },
    ];
    const content = { type: 'AdaptiveCard', body, actions: [{ type: 'Action.Submit', title: 'Pay' }] };
    const hero = { content: { title: 'Menu', buttons: [{ title: 'Soup' }] } };
    const document = [
      message('user', 'order'),
      { ...message('bot', ''), attachments: [{ contentType: 'application/vnd.microsoft.card.adaptive', content }] },
      message('user', 'pay'),
      { ...message('bot', 'How?'), suggestedActions: { actions: [{ title: 'Card' }] } },
      message('user', 'menu'),
      { ...message('bot', 'Here it is'), attachments: [hero] },
    ];
    const { cases, notes } = importTranscript(document, 'order');
    expect(cases[0]?.steps).toEqual([
      expect.objectContaining({ expectedResponse: 'Your order\nA coffee\nTwo spoons\nSize large' }),
      expect.objectContaining({ requestValue: 'pay', expectedResponse: 'How?' }),
      expect.objectContaining({ requestValue: 'menu', expectedResponse: 'Here it is' }),
    ]);
    expect(notes).toEqual([
      'Activity 2: the message has only a card; its title and text are used.',
      'Activity 2: the buttons of its card cannot be checked and are left out.',
      'Activity 4: its suggested actions ("suggestedActions") cannot be checked and are left out.',
      'Activity 6: the message has a text and a card; only its text is used.',
      'Activity 6: the buttons of its card cannot be checked and are left out.',
    ]);
  });

  test('a message of an unknown sender is left out with its answers, and the rest of the transcript is imported', () => {
    const document = [
      message('user', 'order'),
      message('bot', 'What?'),
      message('', 'a pizza'),
      message('bot', 'Ok, a pizza.'),
      message('user', 'bye'),
      message('bot', 'Goodbye!'),
    ];
    const { cases, notes } = importTranscript(document, 'order');
    expect(cases[0]?.steps).toEqual([
      expect.objectContaining({ requestValue: 'order', expectedResponse: 'What?', match: 'Exact' }),
      expect.objectContaining({ requestValue: 'bye', expectedResponse: 'Goodbye!', match: 'Exact' }),
    ]);
    expect(notes).toEqual([
      'Activity 3: it does not say whether the user or the bot sent it ("from.role" or "recipient.role"), so it is left out.',
      'Activity 4: it answers a message that is left out.',
    ]);
  });

  test.each<[JsonValue, string]>([
    [{}, 'The file: it is not a list of activities.'],
    [[4], 'The transcript: it contains no test case. Activity 1: it is not an object and is left out.'],
    [
      [message('admin', 'hi')],
      'Activity 1: it does not say whether the user or the bot sent it ("from.role" or "recipient.role").',
    ],
    [[{ type: 'event' }], 'The transcript: it contains no test case.'],
  ])('a Bot Framework transcript with an invalid activity is rejected, naming the activity', (document, fault) => {
    expect(() => importTranscript(document, 'x')).toThrow(fault);
  });

  test('entries of a transcript that are not activities are left out with a note', () => {
    const { cases, notes } = importTranscript([null, message('user', 'hi'), 'text', message('bot', 'Hello')], 'x');
    expect(cases[0]?.steps).toEqual([expect.objectContaining({ requestValue: 'hi', expectedResponse: 'Hello' })]);
    expect(notes).toEqual([
      'Activity 1: it is not an object and is left out.',
      'Activity 3: it is not an object and is left out.',
    ]);
  });

  test('the beginning of a long response is expected, and a long message is left out with its answer', () => {
    const document = [
      message('user', 'menu'),
      ...Array.from({ length: 50 }, () => message('bot', 'x'.repeat(99))),
      message('user', 'y'.repeat(4_001)),
      message('bot', 'What?'),
      message('user', 'bye'),
      message('bot', 'Goodbye!'),
    ];
    const { cases, notes } = importTranscript(document, 'x');
    const beginning = `${'x'.repeat(99)}\n`.repeat(40);
    expect(cases[0]?.steps).toEqual([
      expect.objectContaining({ requestValue: 'menu', expectedResponse: beginning, match: 'Contains' }),
      expect.objectContaining({ requestValue: 'bye', expectedResponse: 'Goodbye!', match: 'Exact' }),
    ]);
    expect(notes).toEqual([
      'Activity 42: the response is longer than 4000 characters; only its beginning is expected.',
      'Activity 52: the message is longer than 4000 characters and is left out.',
      'Activity 53: it answers a message that is left out.',
    ]);
  });

  test('the first steps of a long transcript are imported, and many types of activities are one note', () => {
    const messages = Array.from({ length: 101 }, () => message('user', 'hi'));
    const others = Array.from({ length: 3_000 }, (_, at) => ({ type: `t${at}` }));
    const { cases, notes } = importTranscript([...messages, ...others], 'x');
    expect(cases[0]?.steps).toHaveLength(100);
    expect(notes).toHaveLength(12);
    expect([notes[0], notes.at(-1)]).toEqual([
      'The transcript has 101 steps; only the first 100 are imported.',
      '2990 activities of 2990 other types say nothing and were passed over.',
    ]);
  });
});
