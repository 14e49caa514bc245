import type { JsonValue } from '@confab/model';
import type { ProgramNode, ProgramResponse } from '../program.ts';
import type { SourceNode } from '../types.ts';
import type { PartFindings } from './part-findings.ts';
import type { ReusableNames } from './known-names.ts';

/** A compiled node with what it was compiled from. Immutable, and shared by the programs in which it is the same. */
export interface ProgramPart extends PartFindings {
  readonly source: SourceNode;
  /** Undefined for an unknown node type. */
  readonly node: ProgramNode | undefined;
  /** The estimated memory of the part with its source. */
  readonly bytes: number;
  /** The responses of a page of a One project by their inputs; undefined for other nodes. */
  readonly responses?: ReadonlyMap<string, ResponsePart>;
}

/** A compiled response with what it was compiled from and what was found out. */
export interface ResponsePart {
  readonly value: JsonValue | undefined;
  /** Undefined for a response without text. */
  readonly response: ProgramResponse | undefined;
  readonly findings: PartFindings;
}

/** The parts of a program by node id, and the names that they refer to. */
export interface ProgramParts {
  readonly nodes: ReadonlyMap<string, ProgramPart>;
  readonly names: ReusableNames;
}
