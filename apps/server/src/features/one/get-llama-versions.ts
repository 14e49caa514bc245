import type { LlamaVersions } from '@confab/contracts';
import { type ItemId, readJsonText } from '@confab/model';
import type { Caller, Db, Services } from '../../services.ts';
import { listStages } from '../../core/releases/releases.repository.ts';
import { listLlamasOfAccount, type LlamaRow } from './one.repository.ts';

/** The versions of llamas on each stage. Llamas of other teams are left out, as if they did not exist (TEN-4). */
export async function getLlamaVersions(
  { db }: Services,
  caller: Caller,
  llamaIds: readonly ItemId[],
): Promise<Record<string, LlamaVersions>> {
  return listLlamaVersions(db, await listLlamasOfAccount(db, caller.accountId, llamaIds));
}

export async function listLlamaVersions(db: Db, llamas: readonly LlamaRow[]): Promise<Record<string, LlamaVersions>> {
  const stagesByProject = new Map<string, Map<string, Record<string, number>>>();
  for (const { teamId, projectId } of llamas) {
    if (stagesByProject.has(projectId)) continue;
    const rows = await listStages(db, teamId, projectId);
    // This server wrote the JSON.
    const known = rows.map(({ stage, versions }) => [stage, readJsonText(versions)] as const);
    stagesByProject.set(projectId, new Map(known));
  }
  return Object.fromEntries(
    llamas.map(({ id, projectId, version }) => {
      const at = (stage: string) => stagesByProject.get(projectId)?.get(stage)?.[id] ?? null;
      return [id, { development: version, staging: at('Beta'), production: at('Live') }];
    }),
  );
}
