/** One forward step of the database. A step that has shipped is never changed. */
export interface Migration {
  /** Dated, so that names sort in the order the steps are taken. */
  readonly name: string;
  readonly sql: string;
}
