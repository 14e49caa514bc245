/** Rows per statement. Their texts are joined in one go, and a long statement blocks an embedded database. */
const rowsMax = 200;
/** Characters or bytes per statement, unless a single row has more. */
const lengthMax = 500_000;

/** Splits rows into batches of one statement each, in order. @param getLength the length of the row's long texts */
export function* listBatches<Row>(
  rows: readonly Row[],
  getLength: (row: Row) => number,
): Generator<readonly Row[], undefined> {
  let batch: Row[] = [];
  let length = 0;
  for (const row of rows) {
    const added = getLength(row);
    if (batch.length === rowsMax || (batch.length > 0 && length + added > lengthMax)) {
      yield batch;
      [batch, length] = [[], 0];
    }
    batch.push(row);
    length += added;
  }
  if (batch.length > 0) yield batch;
}
