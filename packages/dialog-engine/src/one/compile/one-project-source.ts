import type { AuthorValueType, JsonObject, LlamaContent } from '@confab/model';
import { readText } from '../../compile/authored-values.ts';
import type { ProjectSource, SourceItem } from '../../types.ts';

/** A node with the author's own details in a project. */
export type AuthorValue = {
  readonly type: AuthorValueType;
  readonly values: JsonObject;
};

/** A One project as authored: its llamas in order, each with its pages. */
export interface OneProjectSource {
  readonly project: SourceItem;
  readonly llamas: readonly LlamaContent[];
  /** Absent where the author has entered none. */
  readonly authorValues?: readonly AuthorValue[] | undefined;
}

/**
 * Converts a One project to the common source format: a llama becomes a workflow, a page becomes a node, in reading
 * order.
 */
export function toProjectSource({ project, llamas }: OneProjectSource): ProjectSource {
  return {
    project,
    workflows: llamas.map(({ llama }) => ({
      id: llama.id,
      type: llama.attributeList.llamaType,
      displayName: readText(llama.propertyValues.DisplayName),
      values: llama.propertyValues,
    })),
    nodes: llamas.flatMap((content) =>
      sortPages(content).map(({ id, type, propertyValues }) => ({
        id,
        type,
        workflowId: content.llama.id,
        displayName: readText(propertyValues.DisplayName),
        values: propertyValues,
      })),
    ),
  };
}

/** Sorts the pages of a llama by its page list; unlisted pages come last. */
export function sortPages({ llama, pages }: LlamaContent): LlamaContent['pages'] {
  const places = new Map(llama.pageList.map((id, place) => [id, place]));
  const getPosition = (id: (typeof llama.pageList)[number]) => places.get(id) ?? Number.MAX_SAFE_INTEGER;
  return [...pages].sort((one, other) => getPosition(one.id) - getPosition(other.id));
}
