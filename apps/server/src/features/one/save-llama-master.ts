import {
  invalid,
  notFound,
  oneMessages,
  refused,
  type BodyOf,
  type oneCalls,
  type QueryOf,
  type ResultOf,
} from '@confab/contracts';
import { frontendVersion, type JsonValue, type TeamId } from '@confab/model';
import type { Caller, Services } from '../../services.ts';
import { findItem } from '../../core/items/items.repository.ts';
import { toMaster } from './load-llama.ts';
import { saveLlama } from './save-llama.ts';

type SaveMasterRequest = BodyOf<typeof oneCalls.saveMaster> & QueryOf<typeof oneCalls.saveMaster>;

/** The fields saved here exist since the first version of the format (A9.6). */
const firstVersion = 1;

/** Saves a llama without its pages: its name, its subtitle and the order of its pages (A7.33). */
export async function saveLlamaMaster(
  services: Services,
  caller: Caller,
  teamId: TeamId,
  request: SaveMasterRequest,
): Promise<ResultOf<typeof oneCalls.saveMaster>> {
  const { id: llamaId, parentId, name, attributeList, pageList, propertyValues, version, minVersion } = request;
  if (minVersion < firstVersion) throw invalid();
  assertBuild(attributeList?.['MinBuild']);
  const llama = await findItem(services.db, teamId, llamaId);
  if (llama?.kind !== 'llama' || llama.projectId !== parentId) throw notFound();
  const changedValues = {
    DisplayName: propertyValues?.DisplayName ?? name,
    ...(attributeList?.Subtitle !== undefined && { Subtitle: attributeList.Subtitle }),
  };
  const save = { teamId, llamaId, version, changedValues, pageList, isMasterOnly: true };
  return toMaster(await saveLlama(services, caller, save));
}

/** Refuses a llama that needs a newer build than this one: its pages may have types that are unknown here (A3.11). */
function assertBuild(needed: JsonValue | undefined): void {
  if (typeof needed !== 'number' || needed <= frontendVersion) return;
  throw refused(oneMessages.newerBuild, { needed, build: frontendVersion });
}
