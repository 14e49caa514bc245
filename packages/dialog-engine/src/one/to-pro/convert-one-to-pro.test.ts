import type { JsonObject } from '@confab/model';
import { describe, expect, test } from 'vitest';
import { chapter, drawn, oneProject } from '../../testing/small-one-projects.ts';
import { rows, says } from '../../testing/small-projects.ts';
import { convertOneToProInSteps } from './convert-one-to-pro.ts';
import { compileBoth, convert, listAnswers } from './testing/replay.ts';

const menuWithLimit = drawn(
  `
welcome
list
  tea
  cake
desk
lost
`,
  {
    welcome: { type: 'Welcome' },
    list: { type: 'Menu' },
    lost: { type: 'NoMatch', says: 'Pardon?', values: { MostTimes: 2, NextPageId: 'desk' } },
  },
);

describe('convertOneToPro', () => {
  test('convertOneToPro gives each chapter a workflow, each page nodes that are called like it, and each keyword an intent', () => {
    const { project, workflows, nodes } = convert(
      oneProject([
        chapter('Visit', 'Welcome\nTickets', { Tickets: { keywords: 'tickets|price' } }),
        chapter('Shop', 'Tea'),
      ]),
    );
    expect(workflows.map(({ values }) => values.DisplayName)).toEqual(['Visit', 'Shop', 'Everywhere']);
    expect(nodes.map(({ values }) => values.DisplayName)).toEqual(
      expect.arrayContaining(['Welcome', 'Tickets', 'Tea']),
    );
    const intents = project.values.Intents as readonly { readonly Values: JsonObject }[];
    expect(intents.map(({ Values }) => Values)).toContainEqual({
      Name: 'Tickets',
      Samples: '',
      Keywords: 'tickets\nprice',
    });
  });

  test('places no two nodes of a workflow at the same position', () => {
    const { nodes } = convert(menuWithLimit);
    const places = nodes.map(({ workflowId, position: { x, y } }) => `${workflowId} ${x} ${y}`);
    expect(new Set(places).size).toBe(places.length);
  });

  test('convertOneToPro keeps the pictures, sounds and videos of responses', () => {
    const media = {
      ImageAssetId: 'picture',
      AudioAssetId: 'sound',
      VideoUrl: 'https://example.com/v',
      SpokenText: 'Look',
    };
    const entry = { EntryId: 'e', Order: 'a0', ...media };
    const source = drawn('welcome', { welcome: { values: { Response: { Entries: [entry] } } } });
    const said = convert(source).nodes.find(({ type }) => type === 'Say')?.values.Response;
    expect(said).toMatchObject({ Entries: [media] });
  });

  test.each([
    ['a page', ['blorp', 'blorp', 'blorp']],
    ['a menu', ['list', 'blorp', 'blorp', 'blorp']],
    ['a menu that is entered again', ['list', 'blorp', 'tea', 'list', 'blorp', 'blorp', 'blorp', 'tea']],
  ])('leads to the page of a limit after as many misses at %s', (_place, lines) => {
    const { one, pro } = compileBoth(menuWithLimit);
    expect(listAnswers(pro, lines)).toEqual(listAnswers(one, lines));
    expect(listAnswers(pro, lines).join('\n')).toContain('This is desk.');
  });

  test.each([[['size', 'blorp', 'blorp', 'blorp']], [['size', null, null, null]], [['size', 'blorp', 'big', 'blorp']]])(
    'the converted project goes on from an unanswered question after as many reprompts as the One project: %j',
    (lines) => {
      const size = { AnswerType: 'choice', Choices: 'large|big\nsmall', NoAnswerPageId: 'desk', MaxReprompts: 2 };
      for (const Reprompt of [says('Large or small?'), says()]) {
        const values = { ...size, Reprompt, AfterAnswer: says('{tv.Answer} it is.') };
        const source = drawn('welcome\nsize\ndesk', { size: { type: 'Question', values } });
        const { one, pro } = compileBoth(source);
        expect(listAnswers(pro, lines)).toEqual(listAnswers(one, lines));
      }
    },
  );

  test('convertOneToPro takes the contact details of the author where a page has none', () => {
    const source = drawn('welcome\ncontact', { contact: { type: 'Contact' } });
    const authored = { ...source, authorValues: [{ type: 'ContactUs', values: { Phone: '123' } } as const] };
    const { one, pro } = compileBoth(authored);
    expect(listAnswers(pro, ['contact'])).toEqual(listAnswers(one, ['contact']));
    expect(listAnswers(pro, ['contact']).join()).toContain('123');
  });

  test('convertOneToPro reports what cannot be the same, with its page', () => {
    const fields = rows(
      ['a', { Name: 'a', Prompt: says('A?') }],
      ['b', { Name: 'b', AnswerType: 'date', Prompt: says('B?') }],
    );
    const { findings } = convert(
      drawn('welcome\npass\nform\nodd', {
        pass: { type: 'Wallet', values: { Url: 'https://example.com', NotLinkedResponse: says('Link your account.') } },
        form: { type: 'Form', values: { Fields: fields } },
        odd: { type: 'Hologram', values: { Extensions: [{ Id: 'x' }] } },
      }),
    );
    const named = findings.filter(({ pageId }) => pageId !== '').map(({ code, pageName }) => `${code} ${pageName}`);
    expect(named.sort()).toEqual([
      'ExtensionsLeftOut odd',
      'LaterAnswers form',
      'OpenForms form',
      'UnknownPage odd',
      'WalletForEveryone pass',
    ]);
  });

  test('convertOneToPro keeps the limits of answers, with the variables in them', () => {
    const outside = says('We seat up to 12.');
    const limits = { AcceptedFrom: '{tv.form.adults}', AcceptedTo: '12', OutsideResponse: outside };
    const questions = rows(
      ['adults', { Name: 'Adults', AnswerType: 'number', Prompt: says('Adults?') }],
      ['people', { Name: 'People', AnswerType: 'number', Prompt: says('People?'), ...limits }],
    );
    const values = { Fields: questions, DoneResponse: says('{tv.Summary}') };
    const source = drawn('welcome\nform', { form: { type: 'Form', says: '', values } });
    const captures = convert(source).nodes.filter(({ type }) => type === 'Capture');
    const tables = captures.map(({ values: { Slots } }) => Slots as readonly { readonly Values: JsonObject }[]);
    expect(tables.map((table) => table.map(({ Values }) => [Values.AcceptedFrom, Values.AcceptedTo]))).toEqual(
      expect.arrayContaining([
        [
          [undefined, undefined],
          ['{tv.FormAdults}', '12'],
        ],
        [['{tv.FormAdults}', '12']],
      ]),
    );
    const { one, pro } = compileBoth(source);
    const lines = ['form', '3', '2', '500', '4'];
    expect(listAnswers(pro, lines)).toEqual(listAnswers(one, lines));
  });

  test('convertOneToPro keeps the answers of a form with more than ten variables apart, those that were left out too', () => {
    const names = ['Starter', 'Main', 'Side', 'Dessert', 'Drink', 'Coffee'];
    const questions = names.map((Name) => {
      const values = { Name, AnswerType: 'text', Required: false, SaveTo: `last${Name}`, Prompt: says(`${Name}?`) };
      return [Name.toLowerCase(), values] as const;
    });
    const variables = names.map((name) => {
      const values = { Name: `last${name}`, Type: 'string', DefaultValue: `no ${name}`, Scope: 'Project' };
      return [name.toLowerCase(), values] as const;
    });
    const DoneResponse = says(`{tv.Summary} ${names.map((name) => `{tv.last${name}}`).join(', ')}`);
    const values = { Fields: rows(...questions), DoneResponse };
    const source = drawn(
      'welcome\nform',
      { form: { type: 'Form', says: '', values } },
      { Variables: rows(...variables) },
    );
    const { one, pro } = compileBoth(source);
    const lines = ['form', 'soup', 'skip', 'bread', 'skip', 'skip', 'skip'];
    expect(listAnswers(pro, lines)).toEqual(listAnswers(one, lines));
    expect(listAnswers(pro, lines).at(-1)).toContain('soup, no Main, bread, no Dessert, no Drink, no Coffee');
  });

  test('convertOneToPro keeps the first language of a project and reports that it has others', () => {
    const codesOf = (values: JsonObject) => convert(drawn('welcome', {}, values)).findings.map(({ code }) => code);
    expect(codesOf({ OtherLanguages: 'de' })).toContain('LanguagesLeftOut');
    expect(codesOf({})).not.toContain('LanguagesLeftOut');
    expect(convert(drawn('welcome', {}, { OtherLanguages: 'de' })).project.values).not.toHaveProperty('OtherLanguages');
  });

  test('convertOneToPro joins the nodes of plain pages in a project that would have too many', () => {
    const source = drawn('welcome\ntea\ncake\nbread');
    const joined = convert(source, 6);
    expect([convert(source).nodes.length, joined.nodes.length]).toEqual([9, 5]);
    expect(joined.findings.map(({ code }) => code)).toContain('JoinedPages');
  });

  test('convertOneToPro converts 2,000 pages in one chapter in steps, with a bounded number of connectors a node', () => {
    const names = Array.from({ length: 2_000 }, (_page, index) => `${' '.repeat(index % 2)}page${index}`);
    const source = drawn(names.join('\n'));
    const work = convertOneToProInSteps(source, { newId: createIds(), mostNodes: 5_000 });
    let steps = 0;
    let done = work.next();
    for (; done.done !== true; done = work.next()) steps += 1;
    const { nodes } = done.value;
    expect(steps).toBeGreaterThan(200);
    expect(nodes.length).toBeLessThanOrEqual(5_000);
    const counts = nodes.flatMap(({ type, values }) =>
      type === 'Ask' && Array.isArray(values.Connectors) ? [values.Connectors.length] : [],
    );
    expect(Math.max(...counts)).toBeLessThanOrEqual(160);
  });
});

function createIds() {
  let count = 0;
  return () => `id-${(count += 1)}`;
}
