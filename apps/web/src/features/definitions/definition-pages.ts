/** The pages of what a project defines: intents, slots, lists of slot values, and variables. */
export const definitionPages = ['intents', 'slots', 'lists', 'variables'] as const;
export type DefinitionPageId = (typeof definitionPages)[number];

/** The table of the project behind each page. */
const definitionTables = {
  intents: 'Intents',
  slots: 'Slots',
  lists: 'SlotTypes',
  variables: 'Variables',
} as const satisfies Readonly<Record<DefinitionPageId, string>>;

/** The page and row that show a value of the project; undefined for a path outside their tables. */
export function findDefinitionRow(
  path: string,
): { readonly page: DefinitionPageId; readonly rowId: string | undefined } | undefined {
  const [table, rowId] = path.split('/');
  const page = definitionPages.find((one) => definitionTables[one] === table);
  return page && { page, rowId };
}
