import type { JsonObject } from '@confab/model';
import { describe, expect, test } from 'vitest';
import { chat, drawn, type Sketch } from '../../testing/small-one-projects.ts';
import { rows, says, shown } from '../../testing/small-projects.ts';

const names = { en: ['People', 'Time', 'Day', 'Parking'], de: ['Personen', 'Uhrzeit', 'Tag', 'Parkplatz'] } as const;

/** The response to a text at the confirmation of a form for 4 people at eight on 3 May without parking. */
function change(said: string, Language: keyof typeof names = 'en', phone?: string) {
  const types = ['number', 'time', 'date', 'yesNo'];
  const asked = [...names[Language].entries()].map(([at, name]) => [name, types[at] ?? ''] as const);
  const questions = phone === undefined ? asked : [...asked, ['Phone', 'phone'] as const];
  const Fields = rows(
    ...questions.map(([Name, AnswerType], at): [string, JsonObject] => [
      `q${at}`,
      { Name, AnswerType, Prompt: says(`${Name}?`) },
    ]),
  );
  const form: Sketch = {
    type: 'Form',
    keywords: 'form',
    values: { Fields, ConfirmResponse: says('{tv.Summary}. Right?') },
  };
  const pages: Readonly<Record<string, Sketch>> = {
    form,
    hours: { keywords: 'open', says: 'From noon.' },
    contact: { keywords: 'number|nummer|email|call|website', says: 'Call us.' },
  };
  const answers = { en: ['4', '20:00', 'on 3 May', 'no'], de: ['4', '20:00', 'am 3. Mai', 'nein'] }[Language];
  const lines = ['form', ...answers, ...(phone === undefined ? [] : [phone]), said];
  return shown(chat(drawn('start\nform\nhours\ncontact', pages, { Language }), lines).at(-1)).join(' / ');
}

describe('an address or a telephone number at the confirmation of a form', () => {
  test.each([
    ['my number is 01632 960 111', 'en', 'People: 4'],
    ['cancel, call 01632 960 111', 'en', 'People: 4'],
    ['my email is ada.5@example.com', 'en', 'People: 4'],
    ['meine nummer ist 030 1234567', 'de', 'Personen: 4'],
    ['call 01632 960 111, we are 5', 'en', 'People: 5'],
  ] as const)(
    'an address or a telephone number is not an answer to a question for a number: "%s" (%s)',
    (said, spoken, people) => {
      expect(change(said, spoken)).toContain(people);
      expect(change(said, spoken)).toContain('Right?');
    },
  );

  test('a long number is an answer to the question for a number that is named', () => {
    expect(change('change the people to 1234567')).toContain('People: 1234567');
  });

  test.each(['change the people to 4711234', 'no, 4711234 people', 'no, 4711234'])(
    'a long number is an answer to the question for a number, and the telephone number stays: "%s"',
    (said) => {
      const answer = change(said, 'en', '01632 960 111');
      expect(answer).toContain('People: 4711234');
      expect(answer).toContain('Phone: 01632960111');
    },
  );

  test('a telephone number is a new answer to a question for one', () => {
    const answer = change('no, call 01632 960 222', 'en', '01632 960 111');
    expect(answer).toContain('People: 4');
    expect(answer).toContain('Phone: 01632960222');
  });

  test('a range of times in a question about another page is not a telephone number', () => {
    const answer = change('are you open 11.30-14.00', 'en', '01632 960 111');
    expect(answer).toMatch(/^From noon\. .*Phone: 01632960111/s);
  });

  test('a question about another page is answered even if it has an address', () => {
    expect(change('is your website www.example.com')).toMatch(/^Call us\. .*Right\?/s);
  });
});

describe('a value after the name of a question at the confirmation of a form', () => {
  test.each([
    ['change the time to 9', ['People: 4', 'Time: 9:00 AM']],
    ['change the time to 9 please', ['People: 4', 'Time: 9:00 AM']],
    ['no, the time should be 9', ['People: 4', 'Time: 9:00 AM']],
    ['change time to half nine', ['People: 4', 'Time: 9:30 AM']],
    ['change time to quarter to nine', ['People: 4', 'Time: 8:45 AM']],
    ['change day to the 12th', ['People: 4', 'Day: Monday, January 12']],
    ['we are 5 and the time is 9', ['People: 5', 'Time: 9:00 AM']],
    ['change the time to 9, we are 5', ['People: 5', 'Time: 9:00 AM']],
    ['the time is wrong, we are 5', ['People: 5', 'Time: 8:00 PM']],
  ] as const)(
    'a value after the name of a question is for this question, and the values beside it are kept: %s',
    (said, parts) => {
      const answer = change(said);
      for (const part of parts) expect(answer).toContain(part);
    },
  );

  test.each([
    ['no parking please', 'en', 'Parking?'],
    ['cancel parking please', 'en', 'Parking?'],
    ['kein Parkplatz bitte', 'de', 'Parkplatz?'],
    ['ohne Parkplatz bitte', 'de', 'Parkplatz?'],
  ] as const)(
    'a question for a yes or no that is named beside a word of courtesy is asked again: "%s" (%s)',
    (said, spoken, asked) => {
      expect(change(said, spoken)).toBe(asked);
    },
  );
});

describe('a question whether another address or number may be used, at the confirmation of a form', () => {
  const pages = {
    en: { contact: 'email|number|call', hours: 'open' },
    de: { contact: 'email|nummer|anrufen', hours: 'geöffnet' },
  } as const;
  /** The response to a text at the confirmation of a form with an e-mail address and a telephone number. */
  const ask = (said: string, Language: keyof typeof pages) => {
    const questions = [
      ['e', { Name: 'E-mail', AnswerType: 'email', Prompt: says('E-mail?') }],
      ['p', { Name: 'Phone', AnswerType: 'phone', Prompt: says('Phone?') }],
    ] as const;
    const { contact, hours } = pages[Language];
    const sketches: Readonly<Record<string, Sketch>> = {
      form: { type: 'Form', values: { Fields: rows(...questions), ConfirmResponse: says('{tv.Summary}. Right?') } },
      contact: { keywords: contact, says: 'Write to desk@example.com.' },
      hours: { keywords: hours, says: 'From noon.' },
    };
    const lines = ['form', 'ada@example.com', '01632 960 111', said];
    return shown(chat(drawn('start\nform\ncontact\nhours', sketches, { Language }), lines).at(-1)).join(' / ');
  };

  test.each([
    ['can I use the email bob@example.com', 'en', 'E-mail: bob@example.com'],
    ['can we use the e-mail bob@example.com instead?', 'en', 'E-mail: bob@example.com'],
    ['may I give you another email: bob@example.com', 'en', 'E-mail: bob@example.com'],
    ['can I use the number 01632 960 222', 'en', 'Phone: 01632960222'],
    ['kann ich die email bob@example.com nehmen', 'de', 'E-mail: bob@example.com'],
    ['können wir die Nummer 030 1234567 verwenden', 'de', 'Phone: 0301234567'],
  ] as const)('changes it, although another page has its words as a keyword: "%s" (%s)', (said, language, changed) => {
    expect(ask(said, language)).toContain(changed);
    expect(ask(said, language)).toMatch(/Right\?$/);
  });

  test('the answer that is named with or without a hyphen is asked for again', () => {
    expect(ask('can I change the email', 'en')).toBe('E-mail?');
    expect(ask('the email is wrong', 'en')).toBe('E-mail?');
    expect(ask('the e-mail is wrong', 'en')).toBe('E-mail?');
  });

  test.each([
    ['what is your email', 'en'],
    ['can I email you', 'en'],
    ['can I call you on 01632 960 142', 'en'],
    ['can I email desk@example.com', 'en'],
    ['is your email desk@example.com', 'en'],
    ['kann ich euch unter 030 1234567 anrufen', 'de'],
    ['ist eure email desk@example.com', 'de'],
  ] as const)('a question about another page is answered: "%s" (%s)', (said, language) => {
    const answer = ask(said, language);
    expect(answer).toMatch(/^Write to desk/);
    expect(answer).toMatch(/E-mail: ada@example.com\nPhone: 01632960111/);
  });
});
