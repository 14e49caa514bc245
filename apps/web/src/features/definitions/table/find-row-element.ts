/** The element of a row; undefined while the row is not rendered. */
export function findRowElement(table: HTMLElement | null, rowId: string): HTMLElement | undefined {
  const rows = table?.querySelectorAll<HTMLElement>('[data-row]') ?? [];
  return Array.from(rows).find(({ dataset }) => dataset['row'] === rowId);
}
