/**
 * The CSV format of all exports: lines as spreadsheets expect them, no formulas in cells (OBJ-11), and quotes around
 * cells with any kind of line break, since readers take each kind for the end of a record.
 */
export const csvOptions = {
  escape_formulas: true,
  record_delimiter: 'windows',
  quoted_match: /[\r\n]/,
} as const;
