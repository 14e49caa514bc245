import type { JsonObject } from '@confab/model';
import { describe, expect, test } from 'vitest';
import { chat, drawn, type Sketch } from '../../testing/small-one-projects.ts';
import { effects, rows, says, shown } from '../../testing/small-projects.ts';
import type { Effects, MailCall, MailResult } from '../../types.ts';

const field = (Name: string, AnswerType: string, more: JsonObject = {}) => ({
  Name,
  AnswerType,
  Prompt: says(`${Name}?`),
  ...more,
});
const Fields = rows(
  ['p', field('People', 'number')],
  ['d', field('Day', 'date')],
  ['n', field('Name', 'text')],
  ['w', field('Wishes', 'text', { Required: false, Reprompt: says('Which wishes?') })],
);
const sketches: Readonly<Record<string, Sketch>> = {
  table: {
    type: 'Form',
    keywords: 'book a table',
    says: '',
    values: {
      Fields,
      ConfirmResponse: says('{tv.Summary}. Shall I send it?'),
      Recipient: 'office@example.com',
      Subject: 'Table',
      DoneResponse: says('Sent.'),
      CancelledResponse: says('Not sent.'),
    },
  },
  parking: { keywords: 'parking|park', says: 'Behind the house.' },
  hours: { keywords: 'open|hours', says: 'From noon.' },
  thanks: { keywords: 'thanks|great', says: 'You are welcome.' },
  shop: { type: 'Link', keywords: 'shop', says: 'Our shop.', values: { Url: 'https://shop.example' } },
  rooms: { keywords: 'rooms', says: 'Two rooms.' },
  event: { keywords: 'event', says: 'Have a look.', values: { Then: 'GoTo', NextPageId: 'parking' } },
  contact: {
    type: 'Contact',
    keywords: 'contact|number|call',
    says: 'Call 12345.',
    values: {
      Phone: '12345',
      Email: 'office@example.com',
      TakesMessage: true,
      Subject: 'Message',
      MessagePrompt: says('Your message?'),
      DoneResponse: says('Passed on.'),
      CancelledResponse: says('All right.'),
    },
  },
  bye: { type: 'Goodbye', keywords: "bye|that's all|no thanks", says: 'Bye.' },
};
const drawing = 'start\ntable\nparking\nhours\nthanks\nshop\nrooms\n  garden room\nevent\ncontact\nbye';

const talk = (...lines: readonly string[]) => talkIn({}, ...lines);

function talkIn(changed: typeof sketches, ...lines: readonly string[]) {
  const mails: string[] = [];
  const mail = ({ text }: MailCall): MailResult => {
    if (text.includes('People: 99')) return { type: 'failed', message: 'No mail.' };
    mails.push(text);
    return { type: 'queued' };
  };
  const world: Effects = { ...effects, mail };
  const turns = chat(drawn(drawing, { ...sketches, ...changed }), lines, { world }).map((turn) =>
    shown(turn).join(' / '),
  );
  return { last: turns.at(-1), mails };
}

const days = { en: 'on 3 May', de: 'am 3. Mai', es: 'el 3 de mayo', fr: 'le 3 mai' } as const;

/** The response to a text at a required question for any words, after one for a number and one for a date. */
function answerNote(said: string, Language: keyof typeof days) {
  const note = field('Note', 'text', { Prompt: says('Anything we should know?') });
  const questions = rows(['p', field('People', 'number')], ['d', field('Day', 'date')], ['n', note]);
  const values = { Fields: questions, ConfirmResponse: says('{tv.Summary}?'), DoneResponse: says('Sent.') };
  const lines = ['f', '4', days[Language]];
  const tell = (...more: readonly string[]) =>
    shown(chat(drawn('start\nf', { f: { type: 'Form', values } }, { Language }), [...lines, ...more]).at(-1)).join();
  return { response: tell(said), withAnswer: tell(said, 'Window') };
}

const answered = ['book a table', '4', 'on 3 May', 'Ada', 'skip'];
const asked = (people: string, name = 'Ada') =>
  `People: ${people}\nDay: Sunday, May 3\nName: ${name}. Shall I send it?`;

describe('a page that only speaks', () => {
  test.each([
    ['do you have parking?', 'Behind the house.'],
    ['are you open?', 'From noon.'],
    ['thanks', 'You are welcome.'],
  ])('a page that only speaks answers beside an open form, which asks again: %s', (said, answer) => {
    expect(talk('book a table', said).last).toBe(`${answer} / People?`);
    expect(talk('book a table', said, '4').last).toBe('Day?');
  });

  test('a page that only speaks answers a short question at a question for any words, but not the words of an answer', () => {
    const before = answered.slice(0, 3);
    expect(talk(...before, 'do you have parking?').last).toBe('Behind the house. / Name?');
    expect(talk(...before, 'Ada Park').last).toBe('Wishes?');
    expect(talk(...before, 'Ada', 'can we park outside?').last).toContain('Wishes: can we park outside?');
  });

  test('a page that only speaks answers beside the confirmation, and a yes then sends the form', () => {
    expect(talk(...answered, 'are you open on Friday?').last).toBe(`From noon. / ${asked('4')}`);
    expect(talk(...answered, 'is there a shop?').last).toMatch(/^Our shop\. .*Shall I send it\?$/s);
    const { last, mails } = talk(...answered, 'are you open on Friday?', 'yes');
    expect([last, mails]).toEqual(['Sent.', ['People: 4\nDay: Sunday, May 3\nName: Ada']]);
  });

  test('a page whose subpages are heard from everywhere answers beside an open form', () => {
    const garden: Sketch = { values: { Everywhere: true } };
    expect(talkIn({ 'garden room': garden }, 'book a table', 'rooms').last).toBe('Two rooms. / People?');
    expect(talkIn({ 'garden room': garden }, 'book a table', 'rooms', 'garden room', '4').last).toBe('Day?');
  });

  test('a page that leads to another page, or has subpages that only match there, ends the form', () => {
    expect(talk('book a table', 'rooms', 'garden room').last).toBe('This is garden room.');
    expect(talk('book a table', 'event').last).toBe('Have a look. / Behind the house.');
  });
});

describe('a form that was sent', () => {
  const sent = [...answered, 'yes'];

  test.each(['no, for 5 people', 'actually, make it 5', 'oh wait, 5 people'])(
    'an answer is corrected after the form was sent, which is confirmed and sent once more: %s',
    (said) => {
      expect(talk(...sent, said).last).toBe(asked('5'));
      const { last, mails } = talk(...sent, said, 'yes');
      expect([last, mails]).toEqual([
        'Sent.',
        ['People: 4\nDay: Sunday, May 3\nName: Ada', 'People: 5\nDay: Sunday, May 3\nName: Ada'],
      ]);
    },
  );

  test('a form that was sent is left by another page, and only a correction opens it again', () => {
    expect(talk(...sent, 'are you open on Friday?', 'no, for 5 people').last).not.toContain('Shall I send it?');
    expect(talk(...sent, 'no thanks').mails).toHaveLength(1);
    expect(talk(...sent, '5').last).not.toContain('Shall I send it?');
  });

  test('a correction that is cancelled leaves the form as it was sent, and can be made again', () => {
    const { last, mails } = talk(...sent, 'no, for 5 people', 'cancel');
    expect([last, mails]).toEqual(['Sent.', ['People: 4\nDay: Sunday, May 3\nName: Ada']]);
    expect(talk(...sent, 'no, for 5 people', 'cancel', 'no, on 4 May').last).toContain('People: 4\nDay: Monday, May 4');
    expect(talk(...sent, 'book a table', 'cancel').last).toBe('Not sent.');
    const bye: Sketch = { ...sketches['bye']!, says: 'Bye, {tv.table.People}.' };
    expect(talkIn({ bye }, ...sent, 'no, for 5 people', 'cancel', 'bye').last).toBe('Bye, 4.');
  });

  test('a question that was skipped has no answer again when its correction is cancelled', () => {
    const Fields = rows(['p', field('People', 'number')], ['d', field('Day', 'date', { Required: false })]);
    const table: Sketch = { ...sketches['table']!, values: { ...sketches['table']!.values, Fields } };
    const bye: Sketch = { ...sketches['bye']!, says: 'Bye on {tv.table.Day}.' };
    const skipped = ['book a table', '4', 'skip', 'yes'];
    expect(talkIn({ table, bye }, ...skipped, 'no, on 4 May', 'yes', 'bye').last).toBe('Bye on Monday, May 4.');
    expect(talkIn({ table, bye }, ...skipped, 'no, on 4 May', 'cancel', 'bye').last).toBe('Bye on .');
  });

  test('only answers that were sent are corrected after them', () => {
    const corrected = talk(...sent, 'no, for 99 people', 'yes', 'no, on 4 May').last;
    expect(corrected).toContain('People: 4\nDay: Monday, May 4');
    const bye: Sketch = { ...sketches['bye']!, says: 'Bye, {tv.table.People}.' };
    expect(talkIn({ bye }, ...sent, 'no, for 99 people', 'yes', 'bye').last).toBe('Bye, 4.');
    const failed = ['book a table', '99', ...answered.slice(2), 'yes'];
    expect(talk(...failed, 'no, for 5 people').last).not.toContain('Shall I send it?');
  });

  test('a correction is sent at once if the form does not ask whether all is right', () => {
    const { ConfirmResponse: _, ...values } = sketches['table']!.values!;
    const { last, mails } = talkIn({ table: { ...sketches['table']!, values } }, ...answered, 'no, for 5 people');
    expect([last, mails]).toEqual([
      'Sent.',
      ['People: 4\nDay: Sunday, May 3\nName: Ada', 'People: 5\nDay: Sunday, May 3\nName: Ada'],
    ]);
  });

  test('a form that was cancelled has no answers to correct', () => {
    expect(talk(...answered, 'cancel', 'no, for 5 people').last).not.toContain('Shall I send it?');
  });
});

describe('an earlier answer of a form', () => {
  test.each(['make that 5', 'oh wait, make it 5 people', 'no, 5 people'])(
    'an earlier answer is corrected at a question for any words, which is asked again: %s',
    (said) => {
      const before = answered.slice(0, 3);
      expect(talk(...before, said).last).toBe('Name?');
      expect(talk(...before, said, 'Ada', 'skip').last).toBe(asked('5'));
    },
  );

  test('an earlier answer that is named is corrected at a question of its kind, and at one that may be left out', () => {
    const questions = rows(
      ['a', field('Arrival', 'date')],
      ['d', field('Departure', 'date')],
      ['w', field('Wishes', 'text', { Required: false })],
    );
    const values = { Fields: questions, ConfirmResponse: says('{tv.Summary}?') };
    const answer = (...said: readonly string[]) =>
      shown(chat(drawn('start\nf', { f: { type: 'Form', values } }), ['f', 'on 3 May', ...said]).at(-1)).join();
    expect(answer('change the arrival to 4 May')).toBe('Departure?');
    expect(answer('change the arrival to 4 May', 'on 8 May', 'skip')).toContain('Arrival: Monday, May 4');
    expect(answer('on 8 May', 'change the arrival to 4 May')).toBe('Wishes?');
    expect(answer('on 8 May', 'change the arrival to 4 May', 'skip')).toBe(
      'Arrival: Monday, May 4\nDeparture: Friday, May 8?',
    );
    expect(answer('on 8 May', 'the arrival will be late')).toContain('Wishes: the arrival will be late');
  });

  test('an earlier answer is corrected at a question for a date', () => {
    expect(talk('book a table', '4', 'actually make it 5 people', 'on 3 May', 'Ada', 'skip').last).toBe(asked('5'));
  });

  test.each(['Ada May', 'Ada Sorry', 'no change for the 5 of us, the name is the one that we gave you'])(
    'an earlier answer is not corrected by an answer to a question for any words: %s',
    (said) => {
      expect(talk(...answered.slice(0, 3), said, 'skip').last).toContain('People: 4');
    },
  );

  test.each<[said: string, language: keyof typeof days]>([
    ['No nuts for 2 of us', 'en'],
    ['no kids, 2 dogs', 'en'],
    ['no change for the 2 of us', 'en'],
    ['no problem for 2 of us', 'en'],
    ['please change my booking to Friday', 'en'],
    ['change the flowers on the day to 2 roses', 'en'],
    ['no change of the day, but 2 of us come late', 'en'],
    ['keine Nüsse für 2 von uns', 'de'],
    ['nein, 2 von uns essen keine Nüsse', 'de'],
    ['no comemos nueces 2 de nosotros', 'es'],
    ['non, pas de noix pour 2', 'fr'],
  ])('an answer that begins like a correction is stored, and changes no other: "%s" (%s)', (said, language) => {
    const { response } = answerNote(said, language);
    expect(response).toContain('People: 4');
    expect(response).toContain(`Note: ${said}?`);
    if (language === 'en') expect(response).toContain('Day: Sunday, May 3');
  });

  test.each<[said: string, language: keyof typeof days, changed: string]>([
    ['make that three people', 'en', 'People: 3'],
    ['no, for 2 of us, please', 'en', 'People: 2'],
    ['sorry, just 5', 'en', 'People: 5'],
    ['can you change that to 5 people?', 'en', 'People: 5'],
    ['please change it to 4 May', 'en', 'Day: Monday, May 4'],
    ['nein, 5 Personen', 'de', 'People: 5'],
    ['mach bitte fünf daraus', 'de', 'People: 5'],
    ['no, para 5 personas', 'es', 'People: 5'],
    ['non, plutôt 5 personnes', 'fr', 'People: 5'],
    ['change the day to 4 May', 'en', 'Day: Monday, May 4'],
    ["no, I'd like to change the day to 4 May", 'en', 'Day: Monday, May 4'],
    ['sorry, the day is 4 May', 'en', 'Day: Monday, May 4'],
  ])('a text that only corrects is not an answer to a question for any words: "%s" (%s)', (said, language, changed) => {
    const { response, withAnswer } = answerNote(said, language);
    expect(response).toBe('Anything we should know?');
    expect(withAnswer).toContain(changed);
    expect(withAnswer).toContain('Note: Window?');
  });
});

describe('going back in a form', () => {
  test.each([
    { before: ['4'], asked: 'People?' },
    { before: ['4', 'on 3 May'], asked: 'Day?' },
    { before: ['4', 'on 3 May', 'Ada'], asked: 'Name?' },
    { before: ['4', 'on 3 May', 'Ada', 'skip'], asked: 'Wishes?' },
    { before: ['4', 'on 3 May', 'go back'], asked: 'People?' },
  ])('the previous question is asked again after $before', ({ before, asked }) => {
    expect(talk('book a table', ...before, 'go back').last).toBe(asked);
  });

  test('a new answer is taken for the question that is asked again, and the others are kept', () => {
    expect(talk('book a table', '4', 'on 3 May', 'back', 'on 4 May').last).toBe('Name?');
    expect(talk(...answered, 'back', 'A window').last).toBe(
      'People: 4\nDay: Sunday, May 3\nName: Ada\nWishes: A window. Shall I send it?',
    );
  });

  test('going back at the first question leaves the form for the page above it', () => {
    const values = { Fields };
    const turns = chat(drawn('start\nhall\n  f', { f: { type: 'Form', values } }), ['hall', 'f', 'back']);
    expect(shown(turns.at(-1))).toEqual(['This is hall.']);
  });

  test('going back is understood in German, and a longer answer with its words is kept', () => {
    const values = { Fields, ConfirmResponse: says('{tv.Summary}?') };
    const source = drawn('start\nf', { f: { type: 'Form', values } }, { Language: 'de' });
    const tell = (...said: readonly string[]) => shown(chat(source, ['f', '4', 'am 3. Mai', ...said]).at(-1)).join();
    expect(tell('zurück')).toBe('Day?');
    expect(tell('Zurück Meier', 'nein')).toContain('Name: Zurück Meier');
  });
});

describe('an address or a number that no question of a form asks for', () => {
  test.each(['my number is ada@example.com', 'call me at ada@example.com', 'my contact is https://ada.example.com'])(
    'an address that no question asks for is a wrong answer, after which the question is asked again: %s',
    (said) => {
      expect(talk('book a table', '4', said).last).toMatch(/Day\?$/);
      expect(talk('book a table', '4', said, 'on 3 May').last).toBe('Name?');
    },
  );

  test('an address that no question asks for does not end the confirmation of a form', () => {
    const { last, mails } = talk(...answered, 'my number is ada@example.com');
    expect([last, mails]).toEqual([expect.stringContaining(asked('4')), []]);
  });

  test('a telephone number is a wrong answer to a question for a date', () => {
    expect(talk('book a table', '4', 'call me on 01632 960 111').last).toMatch(/Day\?$/);
  });

  test('a question for the contact without an address leaves the form', () => {
    expect(talk('book a table', '4', 'what is your number').last).toContain('Call 12345.');
  });
});

describe('the confirmation of a form', () => {
  test.each(['thanks', "that's all thanks", 'thank you very much'])(
    'the confirmation of a form is asked again after "%s"',
    (said) => {
      const { last, mails } = talk(...answered, said);
      expect([last, mails]).toEqual([asked('4'), []]);
    },
  );

  test.each(['every Saturday', 'Saturday to Sunday'])(
    'the confirmation of a form takes the date of "%s" for a date that is named',
    (days) => {
      const Fields = rows(['d', field('Day', 'date')], ['r', field('Rhythm', 'recurrence')]);
      const table: Sketch = { ...sketches['table']!, values: { ...sketches['table']!.values, Fields } };
      const { last } = talkIn({ table }, 'book a table', 'on 3 May', 'every week', `change the day to ${days}`);
      expect(last).toMatch(/^Day: Saturday, \w+ \d+\nRhythm: every week\. Shall I send it\?$/);
    },
  );

  test('the confirmation of a form takes "great" for a yes', () => {
    expect(talk(...answered, 'great').last).toBe('Sent.');
  });

  test.each(['no, 5 people', 'no, make it 5 people', 'make that 5', '5'])(
    'the confirmation of a form takes another value: %s',
    (said) => {
      const { last, mails } = talk(...answered, said);
      expect([last, mails]).toEqual([asked('5'), []]);
      expect(talk(...answered, said, 'yes').last).toBe('Sent.');
    },
  );

  test('the confirmation of a form takes a yes for a yes, even if it is also a value of a choice', () => {
    const choice = field('Urgency', 'choice', { Choices: 'now|yes\nlater|no' });
    const form = { type: 'Form', values: { Fields: rows(['u', choice]), ConfirmResponse: says('{tv.Summary}?') } };
    const done = { ...form, values: { ...form.values, DoneResponse: says('Sent.') } };
    const turns = chat(drawn('start\nf', { f: done }), ['f', 'later', 'yes']);
    expect(shown(turns.at(-1))).toEqual(['Sent.']);
  });

  test('the confirmation of a form asks what to change after a no, then asks the question that is named', () => {
    expect(talk(...answered, 'no').last).toBe('What should I change?');
    expect(talk(...answered, 'no', 'the name').last).toBe('Name?');
    expect(talk(...answered, 'no', 'Name', 'Bob').last).toBe(asked('4', 'Bob'));
    expect(talk(...answered, 'no', '6 people').last).toBe(asked('6'));
  });

  test('a farewell and a cancel end the confirmation of a form', () => {
    expect(talk(...answered, 'bye').last).toBe('Bye.');
    const { last, mails } = talk(...answered, 'no', 'never mind');
    expect([last, mails]).toEqual(['Not sent.', []]);
  });
});

describe('an optional question for any words', () => {
  test.each(["no thanks, that's all", 'no, nothing, thank you', 'nothing else, thanks', 'no thanks'])(
    'an optional question for any words is left out for "%s"',
    (said) => {
      expect(talk(...answered.slice(0, -1), said).last).toBe(asked('4'));
    },
  );

  test('an optional question for any words asks in its other words after a plain yes, and takes the next words as its answer', () => {
    const before = answered.slice(0, -1);
    expect(talk(...before, 'yes please').last).toBe('Which wishes?');
    expect(talk(...before, 'yes please', 'a window').last).toContain('Wishes: a window');
    const table: Sketch = {
      ...sketches['table']!,
      values: { Fields: rows(['w', field('Wishes', 'text', { Required: false })]) },
    };
    expect(talkIn({ table }, 'book a table', 'yes').last).toBe('Wishes?');
  });

  test.each(['what time do you open on Friday', 'when are you open?', 'where can I park?'])(
    'a clear question about another page is answered at an optional question for any words: %s',
    (said) => {
      const { last } = talk(...answered.slice(0, -1), said);
      expect(last).toMatch(/^(From noon|Behind the house)\. \/ Wishes\?$/);
      expect(talk(...answered.slice(0, -1), said, 'skip').last).toBe(asked('4'));
    },
  );

  test.each([
    'is there parking? we need it',
    'do you open the window?',
    'when we come we need parking',
    'what about parking',
    'a place to park please',
    'what is nearest to the parking for my old parents',
  ])('a wish with the keyword of another page is kept at an optional question for any words: %s', (said) => {
    expect(talk(...answered.slice(0, -1), said).last).toContain(`Wishes: ${said}`);
  });

  test('an optional question for any words keeps a wish that begins with a no', () => {
    const before = answered.slice(0, -1);
    expect(talk(...before, 'no nuts in the dessert, thanks').last).toContain('Wishes: no nuts in the dessert, thanks');
  });
});

describe('the offer to take a message', () => {
  test.each([
    ['parking', 'Behind the house.'],
    ['what time do you open?', 'From noon.'],
    ['book a table for 4', 'Day?'],
    ['yes', 'Your message?'],
    ['number', 'Call 12345. / 12345\noffice@example.com / Your message?'],
  ])('the offer to take a message is dropped for another request: %s', (said, answer) => {
    const { last, mails } = talk('contact', said);
    expect([last, mails]).toEqual([answer, []]);
  });

  test.each([
    'The parking was full yesterday',
    'Parking was full, please refund me',
    'I would like to book a table for 40 in the garden',
    'Please call me about the event on 0123 456',
    'Could you call me about the event?',
  ])('the offer to take a message takes one with a keyword in it: %s', (said) => {
    const { last, mails } = talk('contact', said);
    expect([last, mails.length]).toEqual(['Passed on.', 1]);
  });
});
