import { type PublishedStage, type ItemId, asItemId, readJsonText } from '@confab/model';
import { authorValuesKey } from './author-values-version.ts';
import type { StageRow } from './releases.repository.ts';
import type { ReleaseVersions } from '../../db/stored-shapes.ts';

/** The version of each item on a stage; empty when nothing is published there. */
export function getStageVersions(stages: readonly StageRow[], stage: PublishedStage): ReadonlyMap<ItemId, number> {
  const { [authorValuesKey]: _authorValues, ...items } = parseVersions(stages, stage) ?? {};
  return new Map(Object.entries(items).map(([id, version]) => [asItemId(id), version]));
}

/** The version of the author values on a stage: 0 without any, null when nothing is published there. */
export function getStageAuthorValues(stages: readonly StageRow[], stage: PublishedStage): number | null {
  const versions = parseVersions(stages, stage);
  return versions ? (versions[authorValuesKey] ?? 0) : null;
}

function parseVersions(stages: readonly StageRow[], stage: PublishedStage): ReleaseVersions | undefined {
  const row = stages.find((one) => one.stage === stage);
  return row && readJsonText(row.versions);
}
