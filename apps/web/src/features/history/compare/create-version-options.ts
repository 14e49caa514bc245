import type { ItemVersion } from '@confab/contracts';
import type { HistoryWords } from '../words.ts';

/** Options for one side of a comparison: the current draft and all loaded versions. */
export function createVersionOptions(
  versions: readonly ItemVersion[],
  isDirty: boolean,
  { say, describe }: { readonly say: HistoryWords; readonly describe: (description: string) => string },
) {
  const named = versions.map(({ version, description, authorName, stages }) => {
    const where = stages.map((stage) => say[stage]).join(', ');
    const about = [describe(description), where, authorName].filter((part) => part !== '').join(' · ');
    return { value: `${version}`, label: `${say.version(version)} · ${about}` };
  });
  const newest = versions[0]?.version;
  // Without unsaved changes the draft equals the newest version.
  return isDirty || newest === undefined
    ? [{ value: 'draft', label: say.now }, ...named]
    : [{ value: 'draft', label: `${say.now.split(',')[0] ?? say.now}` }, ...named];
}
