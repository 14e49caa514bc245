import { readRows, type Row } from '@confab/inputs';
import { isJsonArray, isJsonObject, type JsonValue } from '@confab/model';
import { readPart, readText } from './authored-values.ts';
import type { ProjectSource } from '../types.ts';

/** An authored response with its location. */
export interface AuthoredResponse {
  readonly itemId: string;
  readonly path: string;
  readonly value: JsonValue | undefined;
}

/** The target of a link, with the name under which it may have supplementary messages. */
export interface LinkedResponse {
  readonly response: AuthoredResponse;
  readonly name: string;
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

  /** The authored table of supplementary messages. */
  get supplementary(): JsonValue | undefined {
    return this.#source.project.values.SupplementaryMessages;
  }

  findGlobal(name: string): AuthoredResponse | undefined {
    const { project } = this.#source;
    const value = readPart(project.values.GlobalMessages, name);
    return value === undefined ? undefined : { itemId: project.id, path: `GlobalMessages/${name}`, value };
  }

  /** Finds a supplementary message by its id or name. */
  findSupplementary(id: string): LinkedResponse | undefined {
    const row = this.#supplementary.find((one) => one.id === id || readText(one.values.Name) === id);
    return row && { response: this.#responseOf(row), name: readText(row.values.Name) };
  }

  /** Finds the response of a node by its own id, or by node and input. */
  findOfNode(id: string): AuthoredResponse | undefined {
    return this.#responses().get(id);
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
