import type { Effects, MailCall } from '@confab/dialog-engine';
import { isJsonObject, type JsonObject } from '@confab/model';
import { countingIds } from '@confab/test-kit';
import { describe, expect, test } from 'vitest';
import { catalogue, getIntroducedBuild, listOneTemplates } from '../catalogue.ts';
import { instantiateOneTemplate } from './instantiate-one-template.ts';
import { compileOneTemplate, play } from './testing.ts';

const museum = compileOneTemplate('glass-museum');
const effects: Effects = { clock: () => Date.UTC(2026, 4, 1), mail: () => ({ type: 'queued' }) };
const playMuseum = async (...lines: (string | null)[]) => (await play(museum, lines, 1, effects)).answers.slice(1);

/** The keywords of a page in each language. */
function listKeywords({ Keywords, Translations }: JsonObject): readonly (readonly string[])[] {
  const translations = isJsonObject(Translations) ? Object.values(Translations) : [];
  const translated = translations.map((one) =>
    isJsonObject(one) && isJsonObject(one.Keywords) ? one.Keywords.Value : '',
  );
  return [Keywords, ...translated].map((text) => (typeof text === 'string' ? text.split(/[|\n]/) : []));
}

describe.each(catalogue.oneTemplates.map((template) => [template.title, template] as const))(
  '%s',
  (_title, template) => {
    test('the template compiles without problems', () => expect(compileOneTemplate(template.id).problems).toEqual([]));

    test('no page of the template has a keyword twice in a language', () => {
      const pages = template.llamas.flatMap((llama) => llama.pages);
      const repeated = pages
        .flatMap(({ propertyValues }) => listKeywords(propertyValues))
        .flatMap((keywords) => keywords.filter((keyword, at) => keyword !== '' && keywords.indexOf(keyword) < at));
      expect(repeated).toEqual([]);
    });

    test('the template has 12 to 40 pages in 2 or 3 llamas', () => {
      const [summary] = listOneTemplates('production').filter(({ id }) => id === template.id);
      expect(summary).toMatchObject({ environment: 'production', projectType: 'One' });
      expect([2, 3]).toContain(summary?.workflowCount);
      expect(summary?.nodeCount).toBeGreaterThanOrEqual(12);
      expect(summary?.nodeCount).toBeLessThanOrEqual(40);
    });

    test('the template understands every suggestion chip it offers on every path', async () => {
      const program = compileOneTemplate(template.id);
      const open: string[][] = [[]];
      const seen = new Set<string>();
      for (let way = open.pop(); way; way = open.pop()) {
        const { chips, answers, faults, ended } = await play(program, way, 1, effects);
        expect([way, faults]).toEqual([way, []]);
        expect(answers.join(' ')).not.toMatch(/not sure I got that|cannot help with that|not something I know/);
        if (ended || way.length > 3) continue;
        for (const chip of chips) if (!seen.has(chip)) open.push([...way, chip]);
        for (const chip of chips) seen.add(chip);
      }
      expect(seen.size).toBeGreaterThan(12);
    });

    test('a project from the template has unique ids and contains no template keys', () => {
      const { project, llamas } = instantiateOneTemplate(template, countingIds(), getIntroducedBuild);
      const ids = [project.id, ...llamas.flatMap(({ llama, pages }) => [llama.id, ...pages.map(({ id }) => id)])];
      expect(new Set(ids).size).toBe(ids.length);
      for (const { llama, pages } of llamas) {
        expect([llama.parent, llama.attributeList.owningProjectId]).toEqual([project.id, project.id]);
        expect(llama.pageList).toEqual(pages.map(({ id }) => id));
        for (const { parent } of pages) expect(ids).toContain(parent);
      }
      const keys = template.llamas.flatMap(({ pages }) => pages.map(({ id }) => id));
      for (const key of keys) expect(JSON.stringify(llamas)).not.toContain(`{tv.${key}.`);
    });

    test('a llama of the template requires the client build that supports all its pages (A3.11)', () => {
      const { llamas } = instantiateOneTemplate(template, countingIds(), getIntroducedBuild);
      for (const { llama, pages } of llamas)
        expect(llama.attributeList.minBuild).toBe(Math.max(...pages.map(({ type }) => getIntroducedBuild(type))));
      expect([getIntroducedBuild('Page'), getIntroducedBuild('Wallet') > 1, getIntroducedBuild('Unheard')]).toEqual([
        1,
        true,
        1,
      ]);
    });
  },
);

describe('the museum guide', () => {
  test('the museum guide plans a visit by menu, number and keyword', async () => {
    const [menu = '', tickets, buy, way] = await playMuseum('plan a visit', 'the second one', 'buy online', 'parkin');
    expect(menu).toContain('1. opening hours\n2. tickets');
    expect([tickets, buy, way]).toEqual([
      expect.stringContaining('£9'),
      expect.stringContaining('https://tickets.lantern-house.example/'),
      expect.stringContaining('Market Square'),
    ]);
  });

  test('the museum guide offers tours that fit the available time', async () => {
    const [asked, short] = await playMuseum('show me around', 'just ten minutes');
    expect([asked, short]).toEqual(['How long do you have?', expect.stringContaining('Roman bottle')]);
    const [, rooms, again, watch] = await playMuseum('tour', 'we have an hour', 'workshop', 'demonstrations');
    expect(rooms).toContain('1. The furnace');
    expect([again, watch]).toEqual([expect.stringContaining('age of eight'), expect.stringContaining('11:00')]);
  });

  test('the museum guide books a group and mails the booking to the desk', async () => {
    const sent: MailCall[] = [];
    const world: Effects = {
      ...effects,
      mail: (call) => {
        sent.push(call);
        return { type: 'queued' };
      },
    };
    const lines = [
      'book a group',
      'about 25 people',
      'on 3 June',
      'Ada Lovelace',
      'help',
      'ada@example.com',
      'skip',
      'yes',
    ];
    const { answers, last, faults } = await play(museum, lines, 1, world);
    expect(faults).toEqual([]);
    expect(answers[5]).toContain('What email address');
    expect(answers[7]).toContain('People: 25\nDay: Wednesday, June 3\nName: Ada Lovelace\nE-mail: ada@example.com');
    expect(last).toContain('Thank you, Ada Lovelace.');
    expect(sent.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ['groups@lantern-house.example', 'Group of 25 on Wednesday, June 3'],
    ]);
    expect(sent[0]?.text).toContain('E-mail: ada@example.com');
  });

  test('the museum guide gives more help after each misunderstanding and finally names a contact', async () => {
    const said = await playMuseum('xqzt', 'xqzt', 'xqzt', 'xqzt');
    expect(said[0]).toContain('another way');
    expect(said[1]).toContain('cannot help with that');
    expect(said[3]).toContain('01632 960 142');
  });

  test('the museum guide remembers the name and says goodbye', async () => {
    const { answers, ended } = await play(museum, ['call me', 'Ada', null, 'thank you', 'that is all'], 1, effects);
    expect(answers[2]).toContain('A pleasure, Ada.');
    expect(answers[3]).toContain('Take your time.');
    expect(answers[4]).toContain('You are very welcome.');
    expect(ended).toBe(true);
  });
});
