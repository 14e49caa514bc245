/** A text with the `'` that keeps it from being a formula of a spreadsheet. */
const quotedFormula = /^'(?='*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/;

/** Adds one more `'` before a text that looks like a quoted formula, since reading its cell removes one. */
export function protectFormulaQuote(text: string): string {
  return quotedFormula.test(text) ? `'${text}` : text;
}

/** Removes the `'` that writers of CSV put before a formula. */
export function removeFormulaQuote(cell: string): string {
  return cell.replace(quotedFormula, '');
}
