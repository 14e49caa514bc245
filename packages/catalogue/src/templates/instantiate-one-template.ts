import {
  isJsonArray,
  isJsonObject,
  minBuildOf,
  readString,
  type ItemId,
  type JsonObject,
  type JsonValue,
  type LlamaContent,
  type ProjectId,
} from '@confab/model';
import type { NewItem } from './instantiate-template.ts';
import type { OneTemplate } from './one-template.ts';
import { indexMedia, planMedia, type NewMedium } from './template-media.ts';

/** A new One project with all its content under fresh ids. */
export interface NewOneProject {
  readonly project: NewItem;
  readonly llamas: readonly LlamaContent[];
  /** The files that the values name. */
  readonly media: readonly NewMedium[];
}

const references = new Set(['NextPageId', 'NoAnswerPageId']);
const pageToken = /\{tv\.([a-z][a-z0-9-]*)\./g;

/**
 * Creates a One project from a template. The project, its llamas and pages get fresh ids, and references and page
 * parameters are updated. Rows and entries keep their ids, which are unique within their item.
 *
 * `getIntroducedBuild` returns the first client build that can show a page type (A3.11); `newAssetId` gives the files of
 * the template ids.
 */
export function instantiateOneTemplate(
  template: OneTemplate,
  newId: () => string,
  getIntroducedBuild: (pageType: string) => number,
  newAssetId = newId,
): NewOneProject {
  const media = planMedia(template, newAssetId);
  const files = indexMedia(media);
  const ids = new Map<string, ItemId>();
  const projectId = newId();
  for (const { llama, pages } of template.llamas)
    // `newId` returns plain GUIDs; the brand is added here.
    for (const { id } of [llama, ...pages]) ids.set(id, newId() as ItemId);
  // Every key is known, because the catalogue is checked when it is loaded.
  const getId = (key: string) => ids.get(key) ?? (projectId as ItemId);
  const replaceIds = (values: JsonObject) => replaceReferences(values, { ids, files });
  return {
    media,
    project: { id: projectId, type: template.projectType, values: replaceIds(template.propertyValues) },
    llamas: template.llamas.map(({ llama, pages }) => ({
      llama: {
        id: getId(llama.id),
        parent: getId(template.id),
        pageList: llama.pageList.map(getId),
        attributeList: {
          // The id of the project above.
          owningProjectId: projectId as ProjectId,
          llamaType: 'Chapter',
          minBuild: minBuildOf(pages, getIntroducedBuild),
          subtitle: readString(llama.propertyValues['Subtitle']),
          submissionStatus: 'Draft',
          numberOfInteractions: 0,
          utcTimestamp: '',
        },
        propertyValues: replaceIds(llama.propertyValues),
      },
      pages: pages.map(({ id, type, parent, propertyValues }) => ({
        id: getId(id),
        type,
        parent: getId(parent),
        propertyValues: replaceIds(propertyValues),
      })),
    })),
  };
}

/** New ids by the keys of items, and by the values that name files. */
interface NewIds {
  readonly ids: ReadonlyMap<string, string>;
  readonly files: ReadonlyMap<string, string>;
}

function replaceReferences(object: JsonObject, found: NewIds): JsonObject {
  return Object.fromEntries(
    Object.entries(object).map(([name, value]) => {
      const target = references.has(name) && typeof value === 'string' ? found.ids.get(value) : undefined;
      return [name, target ?? replaceInValue(value, found)];
    }),
  );
}

function replaceInValue(value: JsonValue, found: NewIds): JsonValue {
  const { ids, files } = found;
  if (typeof value === 'string')
    return (
      files.get(value) ??
      value.replace(pageToken, (token, key: string) => (ids.has(key) ? `{tv.${ids.get(key)}.` : token))
    );
  if (isJsonArray(value)) return value.map((one) => replaceInValue(one, found));
  return isJsonObject(value) ? replaceReferences(value, found) : value;
}
