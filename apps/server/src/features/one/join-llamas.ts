import type { OneProjectSource } from '@confab/dialog-engine';

/** What a release holds: what runs, and the version of each item in it. */
export interface Frozen {
  readonly source: OneProjectSource;
  /** By item. */
  readonly versions: Readonly<Record<string, number>>;
}

/**
 * What a stage holds once llamas have been published to it: those that were ticked as their source has them, the others
 * as they stood there. The project's own values come from the source, and so does the order of the llamas.
 */
export function joinLlamas(from: Frozen, onto: Frozen | undefined, ticked: ReadonlySet<string>): Frozen {
  const standing = new Map(onto?.source.llamas.map((content) => [content.llama.id as string, content]));
  const versions: Record<string, number> = {};
  const llamas = [];
  const projectId = from.source.project.id;
  versions[projectId] = from.versions[projectId] ?? 1;
  const sourced = new Map(from.source.llamas.map((content) => [content.llama.id as string, content]));
  for (const id of new Set([...sourced.keys(), ...standing.keys()])) {
    const [content, known] = ticked.has(id)
      ? [sourced.get(id), from.versions]
      : [standing.get(id), onto?.versions ?? {}];
    if (!content) continue;
    llamas.push(content);
    for (const { id: itemId } of [content.llama, ...content.pages]) versions[itemId] = known[itemId] ?? 1;
  }
  return { source: { project: from.source.project, llamas }, versions };
}
