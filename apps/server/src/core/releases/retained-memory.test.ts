import { compile, compileOneProject, type OneProjectSource, type Program } from '@confab/dialog-engine';
import { asItemId, asProjectId, type Page } from '@confab/model';
import { aRow, aSourceNode } from '@confab/test-kit';
import { setImmediate as turn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const nodeCount = 200;
const aCondition = (at: number, edit: number) =>
  aSourceNode(
    'Condition',
    `n${at}`,
    {
      Notes: `Edit ${edit}`,
      Connectors: [
        aRow('r', { Kind: 'Rule', TargetNodeId: 'n1', Condition: 'Size == "a" ? true : false' }),
        aRow('default', { TargetNodeId: `n${at + 1}` }, 1),
      ],
    },
    'w',
  );
const aSay = (at: number) =>
  aSourceNode('Say', `n${at}`, { Response: { Entries: [{ EntryId: 'e', SpokenText: `{tv.A} ${at}` }] } }, 'w');

type Edit = (at: number, before: Program | undefined) => readonly [program: Program, temporary: object];

/** Compiles a project after each of some edits. */
function compileAgain(edit: Edit) {
  const dropped: WeakRef<object>[] = [];
  let program: Program | undefined;
  for (let at = 0; at < 20; at += 1) {
    const [next, temporary] = edit(at, program);
    program = next;
    dropped.push(new WeakRef(temporary));
  }
  return { program, listKept: () => dropped.flatMap((one, at) => (one.deref() === undefined ? [] : [at])) };
}

/** @returns the last program, and `listKept`: the edits whose temporary object is still in memory */
async function editOften(edit: Edit) {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const result = compileAgain(edit);
  // A new WeakRef keeps its target until the end of the turn of the event loop, and compiled code may hold an object
  // until a later collection. What a program retains survives all collections.
  for (let collections = 0; collections < 5; collections += 1) {
    await turn();
    collect();
  }
  return result;
}

test('a program retains neither the compilers nor the sources of the programs before it', async () => {
  const nodes = Array.from({ length: nodeCount }, (_, at) => aSay(at));
  const { program, listKept } = await editOften((at, before) => {
    // Each edit replaces another node, so every program has parts of all programs before it.
    nodes[at] = aCondition(at, at) as (typeof nodes)[number];
    const source = {
      project: { id: 'p', type: 'Pro', displayName: '', values: {} },
      workflows: [{ id: 'w', type: 'Standard', displayName: '', values: {} }],
      nodes: [...nodes],
    };
    return [compile(source, before), source.nodes];
  });
  expect(program?.nodes.size).toBe(nodeCount);
  expect(listKept()).toEqual([]);
});

test('the program of a One project retains no page tree of the programs before it', async () => {
  const types = ['Menu', 'Page', 'Question', 'Form', 'Contact', 'Link', 'Help', 'NoMatch', 'Goodbye'];
  const aPage = (at: number, edit: number): Page => ({
    id: asItemId(`n${at}`),
    type: types[at % types.length] ?? '',
    // Each page is below the previous one, so a program that keeps one page of a tree keeps all pages above it.
    parent: asItemId(at === 0 ? 'w' : `n${at - 1}`),
    propertyValues: { ...aSay(at).values, TakesMessage: true, Then: 'Parent', Notes: `Edit ${edit}` },
  });
  const pages = Array.from({ length: nodeCount }, (_, at) => aPage(at, 0));
  const attributeList = {
    owningProjectId: asProjectId('p'),
    llamaType: 'Chapter',
    minBuild: 1,
    subtitle: '',
    submissionStatus: 'Draft',
    numberOfInteractions: 0,
    utcTimestamp: '',
  } as const;
  const { program, listKept } = await editOften((at, before) => {
    pages[at] = aPage(at, at + 1);
    const pageList = pages.map(({ id }) => id);
    const llama = { id: asItemId('w'), parent: asProjectId('p'), pageList, attributeList, propertyValues: {} };
    const source: OneProjectSource = {
      project: { id: 'p', type: 'One', displayName: '', values: {} },
      llamas: [{ llama, pages: [...pages] }],
    };
    const next = compileOneProject(source, before);
    return [next, next.pageListener?.tree ?? {}];
  });
  expect(program?.nodes.size).toBe(nodeCount);
  // Of the page trees, only that of the last program is kept.
  expect(listKept()).toEqual([19]);
});
