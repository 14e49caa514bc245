import { readRows } from '@confab/inputs';
import type { SteppedWork } from '@confab/understanding';
import { readText } from './authored-values.ts';
import { findNodeType } from '../nodes/registry.ts';
import type { Module } from './read-modules.ts';
import type { SourceNode } from '../types.ts';

const nodesPerStep = 500;

/** The in-parameters of each node, by row ids and names. */
export function* collectInParameters(
  nodes: readonly SourceNode[],
  modules: ReadonlyMap<string, Module>,
): SteppedWork<ReadonlyMap<string, ReadonlySet<string>>> {
  const known = new Map<string, ReadonlySet<string>>();
  for (const [index, { id, type, values }] of nodes.entries()) {
    if (index % nodesPerStep === nodesPerStep - 1) yield;
    const { inParameterTable = 'InParams', callsModule } = findNodeType(type) ?? {};
    const rows = readRows(values[inParameterTable]);
    const called = callsModule ? modules.get(readText(values.TargetWorkflowId)) : undefined;
    const own = (called?.parameters ?? []).filter(({ isOutput }) => !isOutput);
    const names = [
      ...rows.flatMap((row) => [row.id, readText(row.values.Name).trim()]),
      ...own.map(({ name }) => name),
    ];
    if (names.length > 0) known.set(id, new Set(names.filter((name) => name !== '')));
  }
  return known;
}

/** The parameters of each node that connectors assign a value to. */
export function* collectAssignedParameters(
  nodes: readonly SourceNode[],
): SteppedWork<ReadonlyMap<string, ReadonlySet<string>>> {
  const given = new Map<string, Set<string>>();
  for (const [index, node] of nodes.entries()) {
    if (index % nodesPerStep === nodesPerStep - 1) yield;
    for (const { values } of readRows(node.values.Connectors)) {
      const parameter = readText(values.TargetInParamId).trim();
      const target = readText(values.TargetNodeId);
      if (parameter === '' || target === '') continue;
      given.set(target, (given.get(target) ?? new Set<string>()).add(parameter));
    }
  }
  return given;
}
