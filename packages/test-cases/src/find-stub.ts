import type { TestStub } from '@confab/model';
import { matchesPattern } from './match-text.ts';

/** An outside call that a node is about to make. */
export interface OutsideCall {
  readonly nodeId: string | undefined;
  /** The address of a request, or the recipient of a message. */
  readonly address: string;
}

/** The stub that answers a call: the first that names its node, else the first whose address fits. */
export function findStub(stubs: readonly TestStub[], { nodeId, address }: OutsideCall): TestStub | undefined {
  const fitting = stubs.filter(
    (stub) => (stub.nodeId === '' || stub.nodeId === nodeId) && (stub.url === '' || fits(stub.url, address)),
  );
  const named = fitting.find((stub) => stub.nodeId !== '');
  // A row that names neither is not filled in yet; it answers nothing.
  return named ?? fitting.find((stub) => stub.url !== '');
}

function fits(pattern: string, address: string) {
  return matchesPattern(pattern.toLowerCase(), address.toLowerCase());
}
