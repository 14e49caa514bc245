import type { LlamaVersions } from '@confab/contracts';
import type { ItemId } from '@confab/model';
import type { Caller, Db, Services } from '../../services.ts';
import { listStages } from '../../core/releases/releases.repository.ts';
import { listOwnLlamas, type LlamaRow } from './one.repository.ts';

/** The versions of llamas on each stage; one that is not the caller's looks like one that never was (TEN-4). */
export async function getLlamaVersions(
  { db }: Services,
  caller: Caller,
  llamaIds: readonly ItemId[],
): Promise<Record<string, LlamaVersions>> {
  return versionsOf(db, await listOwnLlamas(db, caller.accountId, llamaIds));
}

export async function versionsOf(db: Db, llamas: readonly LlamaRow[]): Promise<Record<string, LlamaVersions>> {
  const stagesOf = new Map<string, Map<string, Record<string, number>>>();
  for (const { teamId, projectId } of llamas) {
    if (stagesOf.has(projectId)) continue;
    const rows = await listStages(db, teamId, projectId);
    // This server wrote the texts.
    const known = rows.map(({ stage, versions }) => [stage, JSON.parse(versions) as Record<string, number>] as const);
    stagesOf.set(projectId, new Map(known));
  }
  return Object.fromEntries(
    llamas.map(({ id, projectId, version }) => {
      const at = (stage: string) => stagesOf.get(projectId)?.get(stage)?.[id] ?? null;
      return [id, { development: version, staging: at('Beta'), production: at('Live') }];
    }),
  );
}
