import type { JsonObject } from '@confab/model';
import { describe, expect, test } from 'vitest';
import type { Program } from '../../program.ts';
import { chapter, chat, oneProject } from '../../testing/small-one-projects.ts';
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

/** The pages any of whose responses a program does not share with the one before it. */
function listRebuilt(program: Program, before: Program) {
  const known = before.parts?.nodes;
  return [...(program.parts?.nodes ?? [])].flatMap(([id, { responses }]) =>
    [...(responses ?? [])].some(([input, part]) => known?.get(id)?.responses?.get(input)?.response !== part.response)
      ? [id]
      : [],
  );
}

describe('compiling a One project again after an edit', () => {
  const before = compileOneProject(base);
  const unlisted = (ids: readonly string[]) => ids.filter((id) => Number(id.slice(1)) % 10 !== 0);

  test('rebuilds the texts of the changed page only, of 1,000', () => {
    const next = compileOneProject(edited('p7', { Response: says('Something else.') }), before);
    expect(unlisted(listRebuilt(next, before))).toEqual(['p7']);
    expect(next.pageListener?.sharesIndex(before.pageListener as never)).toBe(true);
    expect(shown(chat(next, ['p7']).at(-1))).toContain('Something else.');
  });

  test('a changed keyword is heard, and one that is gone is not, while all texts are kept', () => {
    const next = compileOneProject(edited('p7', { Keywords: 'aquarium' }), before);
    expect(unlisted(listRebuilt(next, before))).toEqual(['p7']);
    expect(shown(chat(next, ['aquarium']).at(-1))).toContain('This is p7.');
    expect(shown(chat(next, ['p7']).at(-1))).not.toContain('This is p7.');
  });

  test('a new name in a menu is read out, though only its page has changed', () => {
    const next = compileOneProject(edited('p11', { MenuName: 'The aquarium' }), before);
    expect(shown(chat(next, ['p10']).at(-1)).join(' ')).toContain('The aquarium');
  });

  test('rebuilds the pages that name a variable when it is added, and reports them no longer', () => {
    const values = { ...base.project.values, Variables: variables(['Guest', 'string']) };
    const next = compileOneProject({ ...base, project: { ...base.project, values } }, before);
    expect(unlisted(listRebuilt(next, before))).toEqual(['p1', 'p251', 'p501', 'p751']);
    const listUnknown = ({ problems }: Program) => [
      ...new Set(problems.filter(({ code }) => code === 'UnknownToken').map(({ itemId }) => itemId)),
    ];
    expect([listUnknown(before), listUnknown(next)]).toEqual([['p1', 'p251', 'p501', 'p751'], []]);
  });

  test('gives the program that a first compilation gives', () => {
    for (const source of [
      edited('p7', { Response: says('Else.') }),
      edited('p20', { Keywords: 'harbour' }),
      edited('p3', { Response: says('{tv.Nobody}') }),
    ]) {
      const [again, anew] = [compileOneProject(source, before), compileOneProject(source)];
      expect(again.problems).toEqual(anew.problems);
      const lines = ['p7', 'p20', 'harbour', 'p3', '1', 'p251'];
      expect(chat(again, lines).map(shown)).toEqual(chat(anew, lines).map(shown));
    }
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
