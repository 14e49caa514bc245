import type { JsonObject } from '@confab/model';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Program } from '../../program.ts';
import { chapter, chat, drawn, oneProject } from '../../testing/small-one-projects.ts';
import { says, shown, variables } from '../../testing/small-projects.ts';
import { compileOneProject, compileOneProjectInSteps } from './compile-one-project.ts';
import type { OneProjectSource } from './one-project-source.ts';

const pageCount = 1_000;
const names = Array.from({ length: pageCount }, (_, at) => `p${at}`);
const base = oneProject([
  chapter(
    'tour',
    names.map((name, at) => (at % 10 === 0 ? name : `  ${name}`)).join('\n'),
    Object.fromEntries(
      names.map((name, at) => [
        name,
        {
          type: at === 0 ? 'Welcome' : at % 10 === 0 ? 'Menu' : 'Page',
          says: `This is ${name}${at % 250 === 1 ? ' for {tv.Guest}' : ''}.`,
        },
      ]),
    ),
  ),
]);

/** The project after an edit of one page, whose values are a new object. */
function edited(pageId: string, change: JsonObject): OneProjectSource {
  return {
    ...base,
    llamas: base.llamas.map(({ llama, pages }) => ({
      llama,
      pages: pages.map((page) =>
        page.id === pageId ? { ...page, propertyValues: { ...page.propertyValues, ...change } } : page,
      ),
    })),
  };
}

/** The pages that a program does not share with the one before it. */
const listRebuilt = (program: Program, before: Program) =>
  [...program.nodes].filter(([id, node]) => before.nodes.get(id) !== node).map(([id]) => id);

describe('compiling a One project again after an edit', () => {
  const before = compileOneProject(base);

  test('rebuilds the page whose text has changed and no other, of 1,000', () => {
    const next = compileOneProject(edited('p7', { Response: says('Something else.') }), before);
    expect(listRebuilt(next, before)).toEqual(['p7']);
    expect(next.pageListener?.sharesIndex(before.pageListener as never)).toBe(true);
    expect(shown(chat(next, ['p7']).at(-1))).toContain('Something else.');
    const again = compileOneProject(base, next);
    expect(listRebuilt(again, next)).toEqual(['p7']);
  });

  test('a changed keyword matches, and a removed one does not, while all other pages are kept', () => {
    const next = compileOneProject(edited('p7', { Keywords: 'aquarium' }), before);
    expect(listRebuilt(next, before)).toEqual(['p7']);
    expect(shown(chat(next, ['aquarium']).at(-1))).toContain('This is p7.');
    expect(shown(chat(next, ['p7']).at(-1))).not.toContain('This is p7.');
  });

  test('a new name in a menu rebuilds its page and the menu, which reads it out', () => {
    const next = compileOneProject(edited('p11', { MenuName: 'The aquarium' }), before);
    expect(listRebuilt(next, before)).toEqual(['p10', 'p11']);
    expect(shown(chat(next, ['p10']).at(-1)).join(' ')).toContain('The aquarium');
  });

  test('a page that is moved is in reach of its new neighbours, and no other page is rebuilt but both menus', () => {
    const moved = {
      ...base,
      llamas: base.llamas.map(({ llama, pages }) => ({
        llama,
        pages: pages.map((page) => (page.id === 'p11' ? { ...page, parent: 'p20' as typeof page.parent } : page)),
      })),
    };
    const next = compileOneProject(moved, before);
    expect(listRebuilt(next, before)).toEqual(['p10', 'p20']);
    const say = (...lines: readonly string[]) => shown(chat(next, lines).at(-1)).join(' ');
    expect(say('p20', 'p11')).toContain('This is p11.');
    expect(say('p10', 'p11')).not.toContain('This is p11.');
    expect(say('p20', 'p11', 'back')).toContain('This is p20.');
  });

  test('rebuilds the pages that name a variable when it is added, and reports them no longer', () => {
    const values = { ...base.project.values, Variables: variables(['Guest', 'string']) };
    const next = compileOneProject({ ...base, project: { ...base.project, values } }, before);
    expect(listRebuilt(next, before)).toEqual(['p1', 'p251', 'p501', 'p751']);
    const listUnknown = ({ problems }: Program) => [
      ...new Set(problems.filter(({ code }) => code === 'UnknownToken').map(({ itemId }) => itemId)),
    ];
    expect([listUnknown(before), listUnknown(next)]).toEqual([['p1', 'p251', 'p501', 'p751'], []]);
  });

  test('a page goes to the page that is named, and reports one that was deleted', () => {
    const jumping = edited('p7', { Then: 'GoTo', NextPageId: 'p30' });
    const first = compileOneProject(jumping, before);
    const without = {
      ...jumping,
      llamas: jumping.llamas.map(({ llama, pages }) => ({ llama, pages: pages.filter(({ id }) => id !== 'p30') })),
    };
    const next = compileOneProject(without, first);
    expect(listRebuilt(next, first)).toEqual(['p7']);
    expect(next.problems.map(({ code, itemId }) => `${code} ${itemId}`)).toContain('DanglingJump p7');
  });

  test('compiling a One project again after an edit gives the same conversation and problems as compiling everything, after any sequence of edits', () => {
    const small = ['start', 'menu', '  ask', '    yes', '  reach us', 'aid', 'lost', 'wide'];
    const edit = fc.record({
      id: fc.constantFrom('menu', 'ask', 'yes', 'reach us', 'aid', 'lost'),
      says: fc.constantFrom('', 'One', 'Two {tv.Guest}', '{tv.Choices}', '{tv.ask.Answer}'),
      name: fc.constantFrom('Hall', 'Shop'),
      next: fc.constantFrom('', 'yes', 'nowhere'),
      below: fc.constantFrom('start', 'menu', 'ask', 'aid', 'chapter'),
      hasYes: fc.boolean(),
      phone: fc.constantFrom('', '123'),
      language: fc.constantFrom('en', 'de'),
    });
    const source = drawn(small.join('\n'), {
      start: { type: 'Welcome' },
      menu: { type: 'Menu' },
      ask: { type: 'Question', keywords: 'question' },
      'reach us': { type: 'Contact', keywords: 'contact' },
      aid: { type: 'Help', keywords: 'help' },
      lost: { type: 'NoMatch' },
    });
    const lines = ['menu', '1', 'yes', 'contact', 'blue', 'help', 'back', 'question', 'tea', 'wide', 'blue', 'hall'];
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 6 }), (edits) => {
        let authored = source;
        let program = compileOneProject(authored);
        for (const { id, says: text, name, next, below, hasYes, phone, language } of edits) {
          const change = {
            Response: says(text),
            MenuName: name,
            Then: next === '' ? 'Listen' : 'GoTo',
            NextPageId: next,
          };
          authored = {
            project: { ...source.project, values: { ...source.project.values, Language: language } },
            authorValues: [{ type: 'ContactUs', values: { Phone: phone } }],
            llamas: authored.llamas.map(({ llama, pages }) => ({
              llama,
              pages: pages.map((page) =>
                page.id === id && id !== below
                  ? {
                      ...page,
                      parent: below as typeof page.parent,
                      propertyValues: { ...page.propertyValues, ...change },
                    }
                  : page,
              ),
            })),
          };
          const shownOnly = {
            ...authored,
            llamas: authored.llamas.map(({ llama, pages }) => ({
              llama,
              pages: hasYes ? pages : pages.filter((page) => page.id !== 'yes'),
            })),
          };
          program = compileOneProject(shownOnly, program);
          const anew = compileOneProject(shownOnly);
          expect(program.problems).toEqual(anew.problems);
          expect(chat(program, lines).map(shown)).toEqual(chat(anew, lines).map(shown));
        }
      }),
    );
  });
});

test('compiling a large One project is split into steps, and fewer where little has changed', () => {
  const countSteps = (before?: Program) => {
    let count = 0;
    for (const work = compileOneProjectInSteps(base, before); !work.next().done;) count += 1;
    return count;
  };
  // A step compiles 20 pages at most.
  expect(countSteps()).toBeGreaterThanOrEqual(pageCount / 20);
  expect(countSteps(compileOneProject(base))).toBeLessThan(pageCount / 20);
});
