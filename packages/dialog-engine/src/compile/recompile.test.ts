import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { begin, effects, end, project, say, variables, visitor } from '../testing/small-projects.ts';
import type { Program } from '../program.ts';
import { start } from '../run/step.ts';
import type { ProjectSource, SourceNode } from '../types.ts';
import { compile } from './compile.ts';
import { estimateProgramBytes } from './estimate-bytes.ts';

const nodeCount = 300;
const texts = Array.from({ length: nodeCount }, (_, at) => `Text ${at}${at % 50 === 0 ? ' for {tv.Guest}' : ''}`);
const chain = [begin('s0'), ...texts.map((text, at) => say(`s${at}`, text, `s${(at + 1) % nodeCount}`))];
const base = project(chain, { Variables: variables(['Size', 'string']) });

/** The ids of the nodes that a program does not share with the one before it. */
function listCompiled(program: Program, before: Program) {
  return [...program.nodes].filter(([id, one]) => before.nodes.get(id) !== one).map(([id]) => id);
}

function replaceNode(source: ProjectSource, next: SourceNode): ProjectSource {
  return { ...source, nodes: source.nodes.map((one) => (one.id === next.id ? next : one)) };
}

/** What a program says in a new conversation, with the SSML of its texts. */
const talkWith = (program: Program) => start(program, { ...visitor, platform: 'Alexa' }, 1, effects).outputs;

describe('compiling a project again after an edit', () => {
  const before = compile(base);

  test('compiles only the node whose text changed', () => {
    const next = compile(replaceNode(base, say('s7', 'Other', 's8')), before);
    expect(listCompiled(next, before)).toEqual(['s7']);
  });

  test('compiles only the nodes that name a variable when it is added', () => {
    const values = { ...base.project.values, Variables: variables(['Size', 'string'], ['Guest', 'string']) };
    const next = compile({ ...base, project: { ...base.project, values } }, before);
    expect(listCompiled(next, before)).toEqual(['s0', 's50', 's100', 's150', 's200', 's250']);
    expect(before.problems.filter(({ code }) => code === 'UnknownToken')).toHaveLength(6);
    expect(next.problems.filter(({ code }) => code === 'UnknownToken')).toEqual([]);
  });

  test('compiles the nodes that lead to a deleted node, and reports them', () => {
    const next = compile({ ...base, nodes: base.nodes.filter(({ id }) => id !== 's9') }, before);
    expect(listCompiled(next, before)).toEqual(['s8']);
    expect(next.problems.map(({ code, itemId }) => `${code} ${itemId}`)).toContain('DanglingConnector s8');
  });

  test('compiling a project again after an edit keeps the intents when none of them changed', () => {
    expect(compile(replaceNode(base, say('s7', 'Other', 's8')), before).intents).toBe(before.intents);
  });

  test('compiling a project again after an edit counts what two programs share once', () => {
    const next = compile(replaceNode(base, say('s7', 'Other', 's8')), before);
    const [one, both] = [estimateProgramBytes([before]), estimateProgramBytes([before, next])];
    expect(one).toBeGreaterThan(nodeCount * 500);
    expect(both).toBeLessThan(one * 1.3);
  });

  test('compiling a project again after an edit gives the same conversation and problems as compiling everything, after any sequence of edits', () => {
    const small = project([begin('a'), say('a', 'A {tv.Size}', 'b'), say('b', 'B {tv.Guest}', 'c'), end('c', 'C')], {
      Variables: variables(['Size', 'string']),
    });
    const edit = fc.record({
      id: fc.constantFrom('a', 'b'),
      text: fc.constantFrom('One', 'Two {tv.Size}', 'Three {tv.Guest}', '[x](ipa:"y")'),
      target: fc.constantFrom('a2', 'b', 'c', ''),
      names: fc.subarray(['Size', 'Guest']),
      hasEnd: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 6 }), (edits) => {
        let source = small;
        let program = compile(source);
        for (const { id, text, target, names, hasEnd } of edits) {
          source = replaceNode(source, say(id, text, target));
          const others = source.nodes.filter((one) => one.id !== 'c');
          const values = {
            ...source.project.values,
            Variables: variables(...names.map((name) => [name, 'string'] as const)),
          };
          source = {
            ...source,
            project: { ...source.project, values },
            nodes: hasEnd ? [...others, end('c', 'C')] : others,
          };
          program = compile(source, program);
          const fresh = compile(source);
          expect(program.problems).toEqual(fresh.problems);
          expect([...program.nodes.keys()]).toEqual([...fresh.nodes.keys()]);
          expect(program.quotesUtterance).toBe(fresh.quotesUtterance);
        }
        expect(talkWith(program)).toEqual(talkWith(compile(source)));
      }),
      { numRuns: 60 },
    );
  });
});
