/** The texts of the catalogue in one language, by id. */
export type TextsById = ReadonlyMap<string, string>;

const shared = 'shared';

/** The owners of a text of a schema: the schema itself, all schemas of its kind, and all schemas. */
/**
 * The keys under which the translation of a schema's text may be found: its own kind and type, such as 'node.Say' in
 * 'node.Say.Response.tooltipText', then all schemas of the kind, 'node.shared', and all schemas, 'shared'. The first
 * one that a language has is used.
 *
 * @param owner kind and type of the schema
 */
export const listOwners = (owner: string): readonly string[] => [owner, `${owner.split('.')[0]}.${shared}`, shared];

/** Finds the translation of the text at a place of one schema. */
type FindText = (place: string) => string | undefined;

/** Returns a function that finds the translations of the texts of a schema, given its kind and type: 'node.Say'. */
export function createTextFinder(texts: TextsById): (owner: string) => FindText {
  const byOwner = new Map<string, Map<string, string>>();
  for (const [id, text] of texts) {
    const [, owner = '', place = ''] = /^(shared|[^.]+\.[^.]+)\.(.+)$/s.exec(id) ?? [];
    const own = byOwner.get(owner) ?? new Map<string, string>();
    byOwner.set(owner, own.set(place, text));
  }
  return (owner) => {
    const groups = listOwners(owner).flatMap((one) => byOwner.get(one) ?? []);
    return (place) => {
      for (const group of groups) {
        const text = group.get(place);
        if (text !== undefined) return text;
      }
      return undefined;
    };
  };
}
