import { isJsonObject, type JsonObject, type JsonValue } from '@confab/model';
import { at, listAt, objectsAt, textAt } from '../read-json.ts';
import type { NamedFile } from './agent-tree.ts';

const parents = ['parentId', 'rootParentId'] as const;

/**
 * Reads how intents are linked: contexts are changed only together, because an intent that opens a context and those
 * that require it have to agree. Parents are named, because ids are created by each export.
 */
export function readLinks(files: readonly NamedFile[]): JsonObject {
  const names = new Map(files.map(({ name, json }) => [textAt(json, 'id'), name]));
  return Object.fromEntries(
    files.map(({ name, json }) => {
      const contexts = at(json, 'contexts');
      const named = parents.flatMap((property) => {
        const id = textAt(json, property);
        return id === '' ? [] : [[property, names.get(id) ?? id] as const];
      });
      const opens = objectsAt(json, 'responses').map((response) => at(response, 'affectedContexts') ?? null);
      return [name, { ...(contexts !== undefined && { contexts }), opens, ...Object.fromEntries(named) }];
    }),
  );
}

/** Removes from an intent what `readLinks` reads. */
export function removeLinks(intent: JsonObject): JsonObject {
  const { contexts: _contexts, parentId: _parent, rootParentId: _root, ...rest } = intent;
  if (!('responses' in rest)) return rest;
  const responses = objectsAt(rest, 'responses').map(({ affectedContexts: _opens, ...response }) => response);
  return { ...rest, responses };
}

/** Adds the links of an intent; `ids` holds the ids of intents by their names. */
export function addLinks(intent: JsonValue, links: JsonValue | undefined, ids: ReadonlyMap<string, string>): JsonValue {
  if (!isJsonObject(intent)) return intent;
  const contexts = at(links, 'contexts');
  const opens = listAt(links, 'opens');
  const named = parents.flatMap((property) => {
    const name = textAt(links, property);
    return name === '' ? [] : [[property, ids.get(name) ?? name] as const];
  });
  const responses = objectsAt(intent, 'responses').map((response, index) => {
    const affectedContexts = opens[index] ?? null;
    return affectedContexts === null ? response : { ...response, affectedContexts };
  });
  return {
    ...intent,
    ...(contexts !== undefined && { contexts }),
    ...Object.fromEntries(named),
    ...('responses' in intent && { responses }),
  };
}
