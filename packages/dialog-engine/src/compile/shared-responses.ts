import { isJsonArray, isJsonObject, type JsonValue } from '@confab/model';
import { readPart, readRows, readText, type Row } from './authored-values.ts';
import type { ProjectSource } from '../types.ts';

/** An authored response with its location. */
export interface AuthoredResponse {
  readonly itemId: string;
  readonly path: string;
  readonly value: JsonValue | undefined;
}

/** A supplementary message, for one kind of situation (A3.57). */
export interface SupplementaryResponse extends AuthoredResponse {
  readonly kind: string;
  /** For the kind `custom`. */
  readonly condition: string;
}

/** Kinds in the order in which they are tried; the first that fits is used. */
const kindsInOrder = [
  'custom',
  'accountlinked',
  'newuser',
  'returnuser',
  'google',
  'alexa',
  'chatbot',
  'noothermatches',
  'none',
] as const;

/** Finds the responses that others link to (A3.58). */
export class SharedResponses {
  readonly #source: ProjectSource;
  readonly #supplementary: readonly Row[];
  #ofProject: ReadonlyMap<string, AuthoredResponse> | undefined;

  constructor(source: ProjectSource) {
    this.#source = source;
    this.#supplementary = readRows(source.project.values.SupplementaryMessages);
  }

  /** Resolves a link to its response, with the name under which it may have supplementary messages. */
  find(source: string, id: string): { readonly response: AuthoredResponse; readonly name: string } | undefined {
    const { project } = this.#source;
    if (source === 'Global') {
      const value = readPart(project.values.GlobalMessages, id);
      return value === undefined
        ? undefined
        : { response: { itemId: project.id, path: `GlobalMessages/${id}`, value }, name: id };
    }
    if (source === 'Supplementary') {
      const row = this.#supplementary.find((one) => one.id === id || readText(one.values.Name) === id);
      return row && { response: this.#responseOf(row), name: readText(row.values.Name) };
    }
    const response = this.#responses().get(id);
    return response && { response, name: '' };
  }

  /** The supplementary messages of a name, in the order in which their kinds are tried. */
  listSupplementary(name: string): SupplementaryResponse[] {
    if (name === '') return [];
    return this.#supplementary
      .filter(({ values }) => readText(values.Name) === name)
      .map((row) => ({
        ...this.#responseOf(row),
        kind: kindsInOrder.find((kind) => kind === readText(row.values.Kind)) ?? 'none',
        condition: readText(row.values.Condition),
      }))
      .sort((one, other) => getKindOrder(one.kind) - getKindOrder(other.kind));
  }

  #responseOf({ id, values }: Row): AuthoredResponse {
    return {
      itemId: this.#source.project.id,
      path: `SupplementaryMessages/${id}/Response`,
      value: values.Response,
    };
  }

  /** The responses of nodes, by their own id and by node and input. */
  #responses(): ReadonlyMap<string, AuthoredResponse> {
    if (this.#ofProject) return this.#ofProject;
    const found = new Map<string, AuthoredResponse>();
    for (const { id, values } of this.#source.nodes) {
      for (const [path, value] of Object.entries(values)) {
        if (!isJsonObject(value) || !isJsonArray(value.Entries)) continue;
        const own = readText(value.AssistantResponseId);
        found.set(`${id}/${path}`, { itemId: id, path, value });
        if (own !== '') found.set(own, { itemId: id, path, value });
      }
    }
    return (this.#ofProject = found);
  }
}

function getKindOrder(kind: string) {
  return kindsInOrder.findIndex((known) => known === kind);
}
