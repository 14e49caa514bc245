import type { SteppedWork } from '@confab/understanding';
import { findNodeType } from '../nodes/registry.ts';
import type { ProgramNode } from '../program.ts';
import type { Problem, SourceNode } from '../types.ts';
import type { Compiler } from './compiler.ts';
import { estimatePartBytes } from './estimate-bytes.ts';
import type { KnownNames } from './known-names.ts';
import { hasSameAnswers } from './name-lookups.ts';
import type { PartFindings } from './part-findings.ts';
import type { ProgramPart } from './program-parts.ts';
import { getProblemKey } from './report.ts';

const nodesPerStep = 20;
const reusedNodesPerStep = 500;

/** Compiles the nodes whose source or names have changed, each with `compileOne`. */
export function* compileNodes(
  nodes: readonly SourceNode[],
  names: KnownNames,
  compileOne: (node: SourceNode) => ProgramPart,
  before: ReadonlyMap<string, ProgramPart> = new Map(),
): SteppedWork<ReadonlyMap<string, ProgramPart>> {
  const parts = new Map<string, ProgramPart>();
  let compiledCount = 0;
  for (const [index, node] of nodes.entries()) {
    const known = before.get(node.id);
    if (known && isSameNode(known.source, node) && hasSameAnswers(known.lookups, names)) {
      parts.set(node.id, known);
      if (index % reusedNodesPerStep === reusedNodesPerStep - 1) yield;
      continue;
    }
    parts.set(node.id, compileOne(node));
    compiledCount += 1;
    if (compiledCount % nodesPerStep === 0) yield;
  }
  return parts;
}

/** Whether two nodes are equal. The values of an unchanged node are the same object. */
function isSameNode(one: SourceNode, other: SourceNode) {
  return (
    one.values === other.values &&
    one.type === other.type &&
    one.displayName === other.displayName &&
    one.workflowId === other.workflowId
  );
}

/** Compiles a node of a Pro project. */
export function compileNode(node: SourceNode, compiler: Compiler): ProgramPart {
  const { result, findings } = compiler.compilePart(() => {
    const nodeType = findNodeType(node.type);
    if (!nodeType) {
      compiler.report(node.id, '', 'UnknownNodeType', `Nodes of the type "${node.type}" cannot run yet.`, node.type);
      return undefined;
    }
    compiler.enterWorkflow(node.workflowId);
    return nodeType.compile(node, compiler);
  });
  return { ...findings, source: node, node: result, bytes: estimatePartBytes(node, findings) };
}

/** The compiled nodes by id. */
export function collectNodes(parts: ReadonlyMap<string, ProgramPart>): ReadonlyMap<string, ProgramNode> {
  const nodes = new Map<string, ProgramNode>();
  for (const [id, { node }] of parts) if (node) nodes.set(id, node);
  return nodes;
}

/** The problems of all parts; a shared response is compiled in several. */
export function listDistinctProblems(findings: readonly PartFindings[]): Problem[] {
  const known = new Set<string>();
  return findings
    .flatMap(({ problems }) => problems)
    .filter((problem) => {
      const key = getProblemKey(problem);
      const isNew = !known.has(key);
      known.add(key);
      return isNew;
    });
}
