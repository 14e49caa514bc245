import type { ItemVersion } from '@confab/contracts';
import type { HistoryWords } from '../words.ts';

/** What a side of a comparison can be: now, what stands on a stage, and every version that has been listed. */
export function versionOptions(
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
  // Without unsaved changes what there is now is the newest version.
  return isDirty || newest === undefined
    ? [{ value: 'draft', label: say.now }, ...named]
    : [{ value: 'draft', label: `${say.now.split(',')[0] ?? say.now}` }, ...named];
}
