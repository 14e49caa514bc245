/** One forward step of the database. A step that has shipped is never changed. */
export interface Migration {
  /** Begins with a date, so that names sort in the order in which the steps run. */
  readonly name: string;
  readonly sql: string;
}
