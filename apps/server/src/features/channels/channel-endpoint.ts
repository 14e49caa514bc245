import { can, isStaff, needsVerification } from '@confab/access';
import { asItemId, asProjectId, isGuid, toStoredId } from '@confab/model';
import { findItemScope, findRole } from '../../access/scope.repository.ts';
import type { Services } from '../../services.ts';
import { findCaller } from '../../core/accounts/sessions/sessions.ts';
import { findReview } from '../reviews/index.ts';
import type { Channel, ChannelEndpoint } from './channel-turn.ts';

/** The endpoint at an address, or why there is none. */
export type EndpointLookup = ChannelEndpoint | 'nothingHere' | 'signedOut' | 'unverified';

/** The stages that an address may name. */
const stages = { beta: 'Beta', live: 'Live' } as const;

/** Parses the address of a channel. Returns undefined for an invalid id, and for stages other than beta and live. */
export function parseEndpoint(
  channel: Channel,
  { projectId, stage }: { readonly projectId: string; readonly stage: string },
): ChannelEndpoint | undefined {
  // Stored ids are in lower case, so that limits count all spellings together.
  if (!isGuid(projectId) || !isStage(stage)) return undefined;
  return { projectId: toStoredId(asProjectId(projectId)), channel, stage: stages[stage] };
}

function isStage(text: string): text is keyof typeof stages {
  return Object.hasOwn(stages, text);
}

/**
 * Finds the alpha endpoint of a project, which runs the saved state. Only members of its team can use it; others do not
 * learn that it exists.
 */
export async function findAlphaEndpoint(
  services: Services,
  projectId: string,
  token: unknown,
): Promise<EndpointLookup> {
  const caller = typeof token === 'string' ? await findCaller(services, token) : undefined;
  if (!caller) return 'signedOut';
  if (!isGuid(projectId)) return 'nothingHere';
  const scope = await findItemScope(services.db, caller.accountId, asItemId(projectId));
  if (scope?.kind !== 'project') return 'nothingHere';
  const { teamId } = scope;
  const role = await findRole(services.db, caller.accountId, teamId);
  if (!role || !can(role, 'project.simulate')) return 'nothingHere';
  if (needsVerification('project.simulate') && !caller.isVerified) return 'unverified';
  return { projectId: toStoredId(asProjectId(projectId)), channel: 'chat', stage: 'Alpha', member: { teamId, role } };
}

/**
 * Finds the endpoint of the version that a review is about, for reviewers only. Their turns have no effect outside,
 * like those of a Viewer.
 */
export async function findReviewEndpoint(
  services: Services,
  reviewId: string,
  token: unknown,
): Promise<EndpointLookup> {
  const caller = typeof token === 'string' ? await findCaller(services, token) : undefined;
  if (!caller) return 'signedOut';
  const review = isStaff(caller.roles) && isGuid(reviewId) ? await findReview(services.db, reviewId) : undefined;
  if (!review) return 'nothingHere';
  const { teamId, projectId, releaseId } = review;
  const member = { teamId, role: 'Viewer' } as const;
  return { projectId, channel: 'chat', stage: 'Alpha', member, reviewedReleaseId: releaseId };
}
