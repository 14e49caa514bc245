import type { OneProjectSource } from '@confab/dialog-engine';
import { addAuthorValuesVersion } from '../../../core/releases/author-values-version.ts';

type Llama = OneProjectSource['llamas'][number];

/** The content of a release: its source, and the version of each item in it. */
export interface ReleaseContent {
  readonly source: OneProjectSource;
  /** By item id, with that of the author values. */
  readonly versions: Readonly<Record<string, number>>;
}

/** Which llamas of a source are published. */
interface LlamaSelection {
  readonly llamaIds: ReadonlySet<string>;
  /** The ids of the items that are not deleted. */
  readonly existingIds: ReadonlySet<string>;
}

/**
 * Merges the selected llamas of a source into the content of a stage. Other llamas, and selected ones that the source
 * lacks, stay as they are on the stage, except deleted ones that the source no longer has, as nobody can select those.
 * The project's own values, the author values and the order of the llamas come from the source.
 */
export function mergeLlamas(
  from: ReleaseContent,
  onto: ReleaseContent | undefined,
  { llamaIds, existingIds }: LlamaSelection,
): ReleaseContent {
  const onStage = new Map<string, Llama>(onto?.source.llamas.map((content) => [content.llama.id, content]));
  const versions: Record<string, number> = {};
  const llamas = [];
  const projectId = from.source.project.id;
  versions[projectId] = from.versions[projectId] ?? 1;
  const fromSource = new Map<string, Llama>(from.source.llamas.map((content) => [content.llama.id, content]));
  const selected = from.source.llamas.filter(({ llama }) => llamaIds.has(llama.id));
  const movedIds = new Set(selected.flatMap(({ pages }) => pages.map(({ id }) => id)));
  for (const id of new Set([...fromSource.keys(), ...onStage.keys()])) {
    if (!fromSource.has(id) && !existingIds.has(id)) continue;
    const published = llamaIds.has(id) ? fromSource.get(id) : undefined;
    const [content, known] = published
      ? [published, from.versions]
      : [withoutPages(onStage.get(id), movedIds), onto?.versions ?? {}];
    if (!content) continue;
    llamas.push(content);
    for (const { id: itemId } of [content.llama, ...content.pages]) versions[itemId] = known[itemId] ?? 1;
  }
  const { project, authorValues } = from.source;
  return {
    source: { project, llamas, ...(authorValues && { authorValues }) },
    versions: addAuthorValuesVersion(versions, authorValues),
  };
}

/**
 * A llama of a stage without the pages that were later moved to a selected llama, as their old place and content are
 * outdated.
 */
function withoutPages(content: Llama | undefined, movedIds: ReadonlySet<string>): Llama | undefined {
  if (!content?.pages.some(({ id }) => movedIds.has(id))) return content;
  const { llama, pages } = content;
  const pageList = llama.pageList.filter((id) => !movedIds.has(id));
  return { llama: { ...llama, pageList }, pages: pages.filter(({ id }) => !movedIds.has(id)) };
}
