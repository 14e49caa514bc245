import type { Call } from '@confab/contracts';

/** Lists all calls, given the exports of the contract: one whose name ends in Calls is a group of calls. */
export const listCalls = (contract: object): readonly Call[] =>
  Object.entries(contract).flatMap(([name, group]) => (name.endsWith('Calls') ? Object.values<Call>(group) : []));
