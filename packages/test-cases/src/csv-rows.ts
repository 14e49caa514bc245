import { protectFormulaQuote } from '@confab/inputs';
import type { TestStep } from '@confab/model';
import { caseColumns } from './import-csv.ts';

/** A test case to export as CSV. */
interface WrittenCase {
  readonly name: string;
  readonly steps: readonly TestStep[];
}

/** The cells of the CSV export, heading first, before formulas are escaped; `importCsv` reads them back. */
export function toCsvRows(cases: readonly WrittenCase[], nameOf: (nodeId: string) => string): string[][] {
  const rows = cases.flatMap(({ name, steps }) =>
    steps.map((step) => [
      name,
      step.requestValue,
      step.expectedResponse,
      step.match,
      step.targetNodeId === '' ? '' : nameOf(step.targetNodeId),
      step.expectEndSession === undefined ? '' : String(step.expectEndSession),
    ]),
  );
  return [[...caseColumns], ...rows.map((cells) => cells.map(protectFormulaQuote))];
}
