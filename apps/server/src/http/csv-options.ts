/**
 * How all exports are written as CSV: lines as spreadsheets expect them, no cell is a formula (OBJ-11), and cells with a break of
 * a line are in quotes, also with one that does not end the lines of the file, since readers take each for the end of a record.
 */
export const csvOptions = {
  escape_formulas: true,
  record_delimiter: 'windows',
  quoted_match: /[\r\n]/,
} as const;
