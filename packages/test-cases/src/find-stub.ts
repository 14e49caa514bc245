import type { TestStub } from '@confab/model';
import { matchesPattern } from './match-text.ts';

/** An outside call of a node. */
export interface OutsideCall {
  readonly nodeId: string | undefined;
  /** The address of a request, or the recipient of a message. */
  readonly address: string;
}

/** Finds the stub for a call: the first that names its node, else the first whose address matches. */
export function findStub(stubs: readonly TestStub[], { nodeId, address }: OutsideCall): TestStub | undefined {
  const fitting = stubs.filter(
    (stub) => (stub.nodeId === '' || stub.nodeId === nodeId) && (stub.url === '' || matchesAddress(stub.url, address)),
  );
  const named = fitting.find((stub) => stub.nodeId !== '');
  // A row that names neither is incomplete and never used.
  return named ?? fitting.find((stub) => stub.url !== '');
}

function matchesAddress(pattern: string, address: string) {
  return matchesPattern(pattern.toLowerCase(), address.toLowerCase());
}
