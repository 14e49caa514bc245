import type { AsidePage } from '../one/compile/aside-pages.ts';
import type { ProgramNode } from '../program.ts';
import type { SourceNode } from '../types.ts';
import type { PartFindings } from './part-findings.ts';
import type { ReusableNames } from './known-names.ts';

/** A compiled node with what it was compiled from. Immutable, and shared by all programs that contain the same node. */
export interface ProgramPart extends PartFindings {
  readonly source: SourceNode;
  /** Undefined for an unknown node type. */
  readonly node: ProgramNode | undefined;
  /** The estimated memory of the part with its source. */
  readonly bytes: number;
  /** How a page of a One project answers where it does not become the current one; undefined for other nodes. */
  readonly aside?: AsidePage | undefined;
}

/** The parts of a program by node id, and the names that they refer to. */
export interface ProgramParts {
  readonly nodes: ReadonlyMap<string, ProgramPart>;
  readonly names: ReusableNames;
}
