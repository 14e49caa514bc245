import { compile, type Program, type ProjectSource } from '@confab/dialog-engine';
import { setImmediate as turn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const nodeCount = 200;
const aNode = (at: number, type: string, values: ProjectSource['project']['values']) => ({
  id: `n${at}`,
  type,
  displayName: '',
  workflowId: 'w',
  values,
});
const aCondition = (at: number, edit: number) =>
  aNode(at, 'Condition', {
    Notes: `Edit ${edit}`,
    Connectors: [
      { RowId: 'r', Order: 'a', Values: { Kind: 'Rule', TargetNodeId: 'n1', Condition: 'Size == "a" ? true : false' } },
      { RowId: 'default', Order: 'b', Values: { TargetNodeId: `n${at + 1}` } },
    ],
  });
const aSay = (at: number) =>
  aNode(at, 'Say', { Response: { Entries: [{ EntryId: 'e', SpokenText: `{tv.A} ${at}` }] } });

test('a program retains neither the compilers nor the sources of the programs before it (issue 11)', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const nodes = Array.from({ length: nodeCount }, (_, at) => aSay(at));
  const sources: WeakRef<object>[] = [];
  const edit = (at: number, before: Program | undefined) => {
    // Each edit replaces another node, so every program has parts of all programs before it.
    nodes[at] = aCondition(at, at) as (typeof nodes)[number];
    const source = {
      project: { id: 'p', type: 'Pro', displayName: '', values: {} },
      workflows: [{ id: 'w', type: 'Standard', displayName: '', values: {} }],
      nodes: [...nodes],
    };
    sources.push(new WeakRef(source.nodes));
    return compile(source, before);
  };
  let program = edit(0, undefined);
  for (let at = 1; at < 20; at += 1) program = edit(at, program);
  // Within a turn of the event loop, what was put into a WeakRef is kept.
  await turn();
  collect();
  expect(program.nodes.size).toBe(nodeCount);
  expect(sources.filter((source) => source.deref() !== undefined)).toEqual([]);
});
