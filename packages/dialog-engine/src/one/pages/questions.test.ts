import type { JsonObject } from '@confab/model';
import { describe, expect, test } from 'vitest';
import { chat, drawn, type Sketch } from '../../testing/small-one-projects.ts';
import { effects, rows, says, shown, traced } from '../../testing/small-projects.ts';
import type { Effects, MailCall } from '../../types.ts';

type Lines = readonly (string | null)[];
const variables = rows(['who', { Name: 'Who', Type: 'string' }], ['count', { Name: 'Count', Type: 'int' }]);
const page = (type: string, values: JsonObject, more: Partial<Sketch> = {}): Sketch => ({ type, values, ...more });
const turnsOf = (drawing: string, sketches: Readonly<Record<string, Sketch>>, lines: Lines, world?: Effects) =>
  chat(drawn(drawing, sketches, { Variables: variables }), lines, world ? { world } : {}).slice(1);
const said = (...given: Parameters<typeof turnsOf>) => turnsOf(...given).map((turn) => shown(turn).join(' / '));

describe('a Question page', () => {
  const asking = (values: JsonObject) => ({
    q: page('Question', { AfterAnswer: says('{tv.Answer}.'), ...values }),
    help: page('Help', {}),
    bye: page('Goodbye', {}, { says: 'Bye {tv.Who}{tv.Count}, {tv.q.Answer}.' }),
  });
  const drawing = 'a\nq\n  low\n  high\nhelp\nbye';

  test('a Question page stores the answer as a page parameter and in a variable', () => {
    const turns = turnsOf(drawing, asking({ SaveTo: 'Who' }), ['q', 'Ada', 'bye']);
    expect(turns.map(shown)).toEqual([['This is q.'], ['Ada.'], ['Bye Ada0, Ada.']]);
    expect(turns[1]?.conversation.variables).toEqual({ Who: 'Ada', Count: 0, 'q.Answer': 'Ada' });
    expect(traced(turns[1], 'variableWritten').map(({ name, scope, after }) => [name, scope, after])).toEqual([
      ['q.Answer', 'Page', 'Ada'],
      ['Who', 'Project', 'Ada'],
    ]);
  });

  test.each([
    ['number', 'about twelve I think', '12'],
    ['date', 'on the 3rd of May', 'Sunday, May 3'],
    ['time', 'half seven', '7:30 AM'],
    ['recurrence', 'every Tuesday at nine', 'every Tuesday at 9:00 AM'],
    ['email', 'it is ada@example.com', 'ada@example.com'],
    ['yesNo', 'sure', 'yes'],
    ['choice', 'a big one', 'large'],
  ])('a Question page of type %s reads "%s" as %s', (AnswerType, text, answer) => {
    expect(said(drawing, asking({ AnswerType, Choices: 'large|big\nsmall' }), ['q', text])[1]).toBe(`${answer}.`);
  });

  test('a Question page asks again after an invalid answer, with its own reprompt if it has one', () => {
    const sketches = asking({ AnswerType: 'number' });
    expect(said(drawing, sketches, ['q', 'hm', '3'])).toEqual(['This is q.', 'This is q.', '3.']);
    const own = asking({ AnswerType: 'number', Reprompt: says('A number?', 'Any number?') });
    expect(said(drawing, own, ['q', 'hm', null, '3'])).toEqual(['This is q.', 'A number?', 'Any number?', '3.']);
  });

  test('a Question page asks again if its variable cannot hold the answer', () => {
    const sketches = asking({ SaveTo: 'Count', AnswerType: 'email', Reprompt: says('No.') });
    expect(said(drawing, sketches, ['q', 'ada@example.com'])[1]).toBe('No.');
  });

  test('a Question page gives up after the configured number of attempts, or never', () => {
    const values = { AnswerType: 'number', MaxReprompts: 1, NoAnswerPageId: 'a' };
    expect(said(drawing, asking(values), ['q', 'hm', 'hm'])).toEqual(['This is q.', 'This is q.', 'This is a.']);
    expect(said(drawing, asking(values), ['q', null, null])[2]).toBe('This is a.');
    const never = said(drawing, asking({ AnswerType: 'number' }), ['q', 'hm', 'hm', 'hm', 'hm', 'hm', 'hm']);
    expect(new Set(never)).toEqual(new Set(['This is q.']));
  });

  test('a Question page goes to the child page whose keyword the answer contains', () => {
    const sketches = { ...asking({ AnswerType: 'choice', Choices: 'under ten|few\nover ten|many' }) };
    const below = { ...sketches, low: { keywords: 'under ten' }, high: { keywords: 'over ten' } };
    expect(said(drawing, below, ['q', 'many of us'])[1]).toBe('over ten. / This is high.');
    const yes = { q: page('Question', { AnswerType: 'yesNo' }), low: { keywords: 'yes' }, high: { keywords: 'no' } };
    expect(said(drawing, yes, ['q', 'not really'])[1]).toBe('This is high.');
    expect(said(drawing, yes, ['q', 'yeah'])[1]).toBe('This is low.');
  });

  test('a Question page goes to its configured next page if no child page matches the answer', () => {
    expect(said(drawing, asking({ Then: 'GoTo', NextPageId: 'a' }), ['q', 'Ada'])[1]).toBe('Ada. / This is a.');
  });

  test('a person can leave a Question page for any other page, but a free-text question only for help and goodbye', () => {
    expect(said(drawing, asking({ AnswerType: 'number' }), ['q', 'a'])[1]).toBe('This is a.');
    expect(said(drawing, asking({}), ['q', 'a'])[1]).toBe('a.');
    expect(said(drawing, asking({}), ['q', 'help', 'Ada'])).toEqual([
      'This is q.',
      'This is help. / This is q.',
      'Ada.',
    ]);
    expect(said(drawing, asking({}), ['q', 'bye'])[1]).toBe('Bye 0, .');
    expect(said(drawing, asking({}), ['q', 'bye for now'])[1]).toBe('bye for now.');
  });

  test('a free-text question obeys a command that is the whole text', () => {
    const hear = (text: string, sketches: Readonly<Record<string, Sketch>> = asking({})) =>
      said(drawing, sketches, ['q', text])[1];
    expect([hear('Start over!'), hear('go back'), hear('say that again')]).toEqual([
      'This is a.',
      'This is q.',
      'This is q.',
    ]);
    expect([hear('start over please, dear'), hear('home')]).toEqual(['start over please, dear.', 'home.']);
    expect(hear('start over', { ...asking({}), a: { keywords: 'start over' } })).toBe('start over.');
  });

  test('matches keywords like any other page once it is answered', () => {
    expect(said(drawing, asking({ AnswerType: 'number' }), ['q', '5', '6', 'a']).slice(2)).toEqual([
      'This is q.',
      'This is a.',
    ]);
  });
});

describe('a Form page', () => {
  const field = (Name: string, AnswerType: string, more: JsonObject = {}) => ({
    Name,
    AnswerType,
    Prompt: says(`${Name}?`),
    Required: true,
    ...more,
  });
  const Fields = rows(
    ['n', field('People', 'number', { SaveTo: 'Count', Reprompt: says('A number.') })],
    ['w', field('Who', 'text', { SaveTo: 'Who' })],
    ['x', field('Wish', 'text', { Required: 'false' })],
  );
  const forms = (values: JsonObject = {}) => ({
    f: page('Form', { Fields, DoneResponse: says('Thanks {tv.Who}.'), ...values }),
    help: page('Help', {}),
    bye: page('Goodbye', {}),
  });
  const drawing = 'a\nf\nhelp\nbye';
  const sending = {
    ConfirmResponse: says('{tv.Summary}, right?'),
    Recipient: 'office@example.com',
    Subject: 'For {tv.f.n}',
    MailText: 'New:\n{tv.Summary}',
    CancelledResponse: says('Broken off.'),
  };
  const post = () => {
    const sent: MailCall[] = [];
    const world: Effects = {
      ...effects,
      mail: (call) => ({ type: sent.push(call) > 0 ? 'queued' : 'withheld' }),
    };
    return { sent, world };
  };

  test('a Form page asks its questions one after the other and stores the answers', () => {
    const turns = turnsOf(drawing, forms(), ['f', '4', 'Ada', 'skip']);
    expect(turns.map((turn) => shown(turn).join(' / '))).toEqual([
      'This is f. / People?',
      'Who?',
      'Wish?',
      'Thanks Ada.',
    ]);
    expect(turns.at(-1)?.conversation).toMatchObject({ variables: { Count: 4, Who: 'Ada', 'f.n': 4, 'f.w': 'Ada' } });
    expect(turns.at(-1)?.conversation.capture).toBeUndefined();
  });

  test('a Form page asks for confirmation, and what to change if the person says no', () => {
    expect(said(drawing, forms(sending), ['f', '4', 'Ada', 'a window', 'no', '5']).slice(3)).toEqual([
      'People: 4\nWho: Ada\nWish: a window, right?',
      'What should I change?',
      'People: 5\nWho: Ada\nWish: a window, right?',
    ]);
  });

  test('a Form page sends the answers by mail once they are confirmed', () => {
    const { sent, world } = post();
    const turns = turnsOf(drawing, forms(sending), ['f', '4', 'Ada', 'skip', 'yes'], world);
    expect(shown(turns.at(-1))).toEqual(['Thanks Ada.']);
    expect(sent).toEqual([
      {
        kind: 'mail',
        recipient: 'office@example.com',
        subject: 'For 4',
        text: 'New:\nPeople: 4\nWho: Ada',
        html: null,
      },
    ]);
    expect(traced(turns.at(-1), 'effect')).toMatchObject([{ effect: 'mail', outcome: 'queued', nodeId: 'f' }]);
  });

  test('a Form page shows the failure response if the mail could not be sent', () => {
    const world: Effects = { ...effects, mail: () => ({ type: 'failed', message: 'full' }) };
    const values = { ...sending, FailedResponse: says('Call us.') };
    const turn = turnsOf(drawing, forms(values), ['f', '4', 'Ada', 'skip', 'yes'], world).at(-1);
    expect(shown(turn)).toEqual(['Call us.']);
    expect(traced(turn, 'exception')).toMatchObject([{ name: 'NotSent' }]);
  });

  test('a Form page asks again after an invalid answer, and lets only optional questions be skipped', () => {
    expect(said(drawing, forms(), ['f', 'hm', 'skip', '4']).slice(1)).toEqual(['A number.', 'A number.', 'Who?']);
  });

  test('stops when the person says "cancel"', () => {
    const turns = turnsOf(drawing, forms(sending), ['f', 'cancel', 'a']);
    expect(turns.map((turn) => shown(turn).join())).toEqual(['This is f.,People?', 'Broken off.', 'This is a.']);
    expect(turns[1]?.conversation.capture).toBeUndefined();
  });

  test('a person can leave a Form page for another page, and it continues after help and silence', () => {
    expect(said(drawing, { ...forms(), a: page('Menu', {}) }, ['f', 'a'])[1]).toBe('This is a.');
    expect(said(drawing, forms(), ['f', '4', 'help', 'Ada']).slice(2)).toEqual(['This is help. / Who?', 'Wish?']);
    expect(said(drawing, forms(), ['f', '4', null])[2]).toBe('Who?');
    expect(said(drawing, forms(sending), ['f', '4', 'Ada', 'skip', 'hm']).at(-1)).toBe('People: 4\nWho: Ada, right?');
  });

  test('an answer on a Form page also fills later questions that it clearly covers', () => {
    const both = rows(['n', field('People', 'number')], ['m', field('Mail', 'email')]);
    expect(said(drawing, forms({ Fields: both }), ['f', '4, write to ada@example.com'])[1]).toBe('Thanks .');
  });

  describe('a Form page whose keyword is said together with answers', () => {
    const booking = rows(
      ['n', field('People', 'number', { SaveTo: 'Count' })],
      ['d', field('Day', 'date')],
      ['t', field('Time', 'time')],
      ['v', field('Vegetarian', 'yesNo')],
      ['w', field('Who', 'text')],
    );
    const values = { Fields: booking, Keywords: 'book|table for two' };
    const ask = (...lines: readonly string[]) => said(drawing, forms({ ...sending, ...values }), lines);

    test('a form asks only for what was not said with its keyword', () => {
      expect(ask('book for 4 on Friday')).toEqual(['This is f. / Time?']);
      expect(ask('book at 8 pm')).toEqual(['This is f. / People?']);
      expect(ask('book for 4 on Friday at 8 pm, yes please')).toEqual(['This is f. / Vegetarian?']);
    });

    test('a form takes no answer from its keyword', () => {
      expect(ask('a table for two on Friday', '2')).toEqual(['This is f. / People?', 'Time?']);
    });

    test('the keyword of an open form continues with its question and takes new answers, even at its confirmation', () => {
      expect(ask('book for 4', 'book', 'book at 8 pm', 'Friday')).toEqual([
        'This is f. / Day?',
        'Day?',
        'Day?',
        'Vegetarian?',
      ]);
      expect(ask('book for 4 on Friday at 8 pm', 'no', 'Ada', 'book for six').slice(2)).toEqual([
        'People: 4\nDay: Friday, January 2\nTime: 8:00 PM\nVegetarian: no\nWho: Ada, right?',
        'People: 6\nDay: Friday, January 2\nTime: 8:00 PM\nVegetarian: no\nWho: Ada, right?',
      ]);
    });

    test('a Form page whose keyword is said together with answers begins again once it is done', () => {
      expect(ask('book for 4', 'cancel', 'book')).toEqual(['This is f. / Day?', 'Broken off.', 'This is f. / People?']);
    });
  });
});

describe('a Contact page', () => {
  const details = { Phone: '0123 456', Email: 'desk@example.com', Address: '' };
  const taking = {
    ...details,
    TakesMessage: true,
    MessagePrompt: says('What is it?'),
    DoneResponse: says('Sent.'),
    Subject: 'Hello',
  };

  test('a Contact page gives the contact details where the author places them, or after its response', () => {
    expect(said('a\nc', { c: page('Contact', details) }, ['c'])).toEqual(['This is c. / 0123 456\ndesk@example.com']);
    const placed = page('Contact', details, { says: 'Call {tv.ContactPhone}.' });
    expect(said('a\nc', { c: placed }, ['c'])).toEqual(['Call 0123 456.']);
  });

  test('a Contact page gives the details of the author where the page has none', () => {
    const values = {
      Phone: '987',
      Address: '1 Harbour Street',
      Website: 'https://example.com',
      Organisation: 'Museum',
    };
    const talk = (sketch: Sketch) => {
      const source = { ...drawn('a\nc', { c: sketch }), authorValues: [{ type: 'ContactUs' as const, values }] };
      return chat(source, ['c'])
        .slice(1)
        .map((turn) => shown(turn).join(' / '));
    };
    expect(talk(page('Contact', details))).toEqual([
      'This is c. / 0123 456\ndesk@example.com\n1 Harbour Street\nhttps://example.com',
    ]);
    const placed = page('Contact', details, { says: '{tv.ContactOrganisation}, {tv.ContactPhone}' });
    expect(talk(placed)).toEqual(['Museum, 0123 456']);
  });

  test('a Contact page takes a message and sends it by mail', () => {
    const sent: MailCall[] = [];
    const world: Effects = { ...effects, mail: (call) => ({ type: sent.push(call) > 0 ? 'queued' : 'withheld' }) };
    const lines = ['c', 'Call me, I am Ada'];
    expect(said('a\nc', { c: page('Contact', taking) }, lines, world)).toEqual([
      'This is c. / 0123 456\ndesk@example.com / What is it?',
      'Sent.',
    ]);
    expect(sent).toMatchObject([{ recipient: 'desk@example.com', subject: 'Hello', text: 'c: Call me, I am Ada' }]);
  });

  test('a Contact page sends nothing if the person has no message', () => {
    const sent: MailCall[] = [];
    const world: Effects = { ...effects, mail: (call) => ({ type: sent.push(call) > 0 ? 'queued' : 'withheld' }) };
    const sketches = { c: page('Contact', { ...taking, CancelledResponse: says('All right.') }) };
    for (const nothing of ['skip', 'no thanks'])
      expect(said('a\nc', sketches, ['c', nothing], world)[1]).toBe('All right.');
    expect(sent).toEqual([]);
  });
});

describe('a Link page', () => {
  test('a Link page shows its address with its name, after the response or where the author places it', () => {
    const link = page('Link', { Url: 'https://example.com/a', LinkText: 'Our page' });
    const turn = turnsOf('a\nl', { l: link }, ['l'])[0];
    expect(shown(turn)).toEqual(['This is l.', 'Our page: https://example.com/a']);
    expect(turn?.outputs[1]).toMatchObject({ spokenText: 'Our page' });
    const placed = page('Link', { Url: 'https://example.com' }, { says: 'See {tv.LinkUrl}.' });
    expect(said('a\nl', { l: placed }, ['l'])).toEqual(['See https://example.com.']);
  });

  test('a Link page can contain answers, escaped for a URL', () => {
    const sketches = {
      q: page('Question', {}),
      l: page('Link', { Url: 'https://example.com/?q={tv.q.Answer}' }),
    };
    expect(said('a\nq\nl', sketches, ['q', 'a b&c', 'l'])[2]).toBe('This is l. / l: https://example.com/?q=a%20b%26c');
  });

  test('a Link page never shows an invalid address', () => {
    expect(said('a\nl', { l: page('Link', { Url: 'javascript:alert(1)' }) }, ['l'])).toEqual(['This is l.']);
  });
});

test('a Wallet page shows its pass only to people with a linked account if it is configured so', () => {
  const values = { Url: 'https://pass.example', NotLinkedResponse: says('Link your account first.') };
  const source = drawn('a\nw', { w: page('Wallet', values) });
  const context = { platform: 'Chatbot', language: 'en', isNewUser: true, isAccountLinked: true } as const;
  expect(shown(chat(source, ['w'])[1])).toEqual(['Link your account first.']);
  expect(shown(chat(source, ['w'], { context })[1])).toEqual(['This is w.', 'w: https://pass.example']);
});
