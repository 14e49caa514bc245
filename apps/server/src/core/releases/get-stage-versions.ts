import { type PublishedStage, type ItemId, asItemId } from '@confab/model';
import type { StageRow } from './releases.repository.ts';

/** The version of each item on a stage; empty when nothing is published there. */
export function getStageVersions(stages: readonly StageRow[], stage: PublishedStage): ReadonlyMap<ItemId, number> {
  const row = stages.find((one) => one.stage === stage);
  // This server wrote the text.
  return new Map(
    Object.entries(JSON.parse(row?.versions ?? '{}') as Record<string, number>).map(([id, version]) => [
      asItemId(id),
      version,
    ]),
  );
}
