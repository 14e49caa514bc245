import { roleIncludes } from '@confab/access';
import { asItemId, asProjectId, toStoredId } from '@confab/model';
import { findItemScope, findRole } from '../../access/scope.repository.ts';
import type { Services } from '../../services.ts';
import { findCaller } from '../../core/accounts/sessions/sessions.ts';
import type { Channel, ChannelPlace } from './channel-turn.ts';

/** Who is at an address: a place, or why there is none. */
export type FoundPlace = ChannelPlace | 'nothingHere' | 'signedOut';

/** The stages that an address may name. */
const stages = { beta: 'Beta', live: 'Live' } as const;
const idShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The place that an address of a channel names; `alpha` is none of these. */
export function placeOf(
  channel: Channel,
  { projectId, stage }: { readonly projectId: string; readonly stage: string },
): ChannelPlace | undefined {
  // In one spelling, as limits are counted by it.
  if (!idShape.test(projectId) || !isStage(stage)) return undefined;
  return { projectId: toStoredId(asProjectId(projectId)), channel, stage: stages[stage] };
}

function isStage(text: string): text is keyof typeof stages {
  return Object.hasOwn(stages, text);
}

/** The newest save of a project as an assistant, for who is signed in and in its team; others learn nothing of it. */
export async function findAlpha(services: Services, projectId: string, token: unknown): Promise<FoundPlace> {
  const caller = typeof token === 'string' ? await findCaller(services, token) : undefined;
  if (!caller) return 'signedOut';
  if (!idShape.test(projectId)) return 'nothingHere';
  const scope = await findItemScope(services.db, caller.accountId, asItemId(projectId));
  if (scope?.kind !== 'project') return 'nothingHere';
  const { teamId } = scope;
  const role = await findRole(services.db, caller.accountId, teamId);
  if (!role || !roleIncludes(role, 'Viewer')) return 'nothingHere';
  return { projectId: toStoredId(asProjectId(projectId)), channel: 'chat', stage: 'Alpha', member: { teamId, role } };
}
