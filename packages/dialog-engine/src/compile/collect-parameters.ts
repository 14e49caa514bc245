import { readRows, readText } from './authored-values.ts';
import type { Module } from './read-modules.ts';
import type { SourceNode } from '../types.ts';

/** Which values a node can be run with: ids of the rows and the names they go by. */
export function collectInParameters(
  nodes: readonly SourceNode[],
  modules: ReadonlyMap<string, Module>,
): ReadonlyMap<string, ReadonlySet<string>> {
  const known = new Map<string, ReadonlySet<string>>();
  for (const { id, type, values } of nodes) {
    const rows = readRows(type === 'CallModule' ? values.Assignments : values.InParams);
    const called = type === 'CallModule' ? modules.get(readText(values.TargetWorkflowId)) : undefined;
    const own = (called?.parameters ?? []).filter(({ isOutput }) => !isOutput);
    const names = [
      ...rows.flatMap((row) => [row.id, readText(row.values.Name).trim()]),
      ...own.map(({ name }) => name),
    ];
    if (names.length > 0) known.set(id, new Set(names.filter((name) => name !== '')));
  }
  return known;
}

/** What connectors hand to each node, by the parameter that they name. */
export function collectAssignedParameters(nodes: readonly SourceNode[]): ReadonlyMap<string, ReadonlySet<string>> {
  const given = new Map<string, Set<string>>();
  for (const node of nodes) {
    for (const { values } of readRows(node.values.Connectors)) {
      const parameter = readText(values.TargetInParamId).trim();
      const target = readText(values.TargetNodeId);
      if (parameter === '' || target === '') continue;
      given.set(target, (given.get(target) ?? new Set<string>()).add(parameter));
    }
  }
  return given;
}
