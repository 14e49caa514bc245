import { alerts } from './2026-11-25/alerts.ts';
import { analyticsIndexes } from './2026-11-23-analytics-indexes.ts';
import { analytics } from './2026-11-23-analytics.ts';
import { projectFolders } from './2026-11-22-project-folders.ts';
import { recentlyDeleted } from './2026-11-21/recently-deleted.ts';
import { channels } from './2026-11-21/channels.ts';
import { comments } from './2026-11-21/comments.ts';
import { firstTables } from './2026-11-21/first-tables.ts';
import { ignoredMisses } from './2026-11-24-ignored-misses.ts';
import { keyChecks } from './2026-11-22-key-checks.ts';
import { limits } from './2026-11-22-limits.ts';
import { invitationAge } from './2026-11-29/invitation-age.ts';
import { movedItems } from './2026-11-29/moved-items.ts';
import { notificationMessages } from './2026-11-29/notification-messages.ts';
import { sessionStarts } from './2026-11-29/session-starts.ts';
import { uploadIds } from './2026-11-29/upload-ids.ts';
import { workflowMoves } from './2026-11-29/workflow-moves.ts';
import { monthSums } from './2026-11-25/month-sums.ts';
import { analyticsTotals } from './2026-11-26/analytics-totals.ts';
import { assetCounts } from './2026-11-26/asset-counts.ts';
import { assetTotals } from './2026-11-26/asset-totals.ts';
import { dayTotals } from './2026-11-26/day-totals.ts';
import { pageSums } from './2026-11-26/page-sums.ts';
import { teamLimitChanges } from './2026-11-26/team-limit-changes.ts';
import { testRunReleases } from './2026-11-26/test-run-releases.ts';
import { growthIndexes } from './2026-11-22-growth-indexes.ts';
import { history } from './2026-11-21/history.ts';
import { media } from './2026-11-22-media.ts';
import { oneProjects } from './2026-11-21/one-projects.ts';
import { oneSignIn } from './2026-11-24-one-sign-in.ts';
import { projectBytes } from './2026-11-24-project-bytes.ts';
import { platformDeliveries } from './2026-11-24-platform-deliveries.ts';
import { platforms } from './2026-11-23-platforms.ts';
import { profile } from './2026-11-21/user-profile.ts';
import { releaseNotes } from './2026-11-22-release-notes.ts';
import { restore } from './2026-11-21/restore.ts';
import { organisation } from './2026-11-25/organisation.ts';
import { replacements } from './2026-11-21/replacements.ts';
import { authorValues } from './2026-11-23-author-values.ts';
import { reviews } from './2026-11-23-reviews.ts';
import { secrets } from './2026-11-22-secrets.ts';
import { simulatorTurns } from './2026-11-21/simulator-turns.ts';
import { signUpPasswords } from './2026-11-22-sign-up-passwords.ts';
import { signInSecurity } from './2026-11-21/sign-in-security.ts';
import { teamLimits } from './2026-11-25/team-limits.ts';
import { teamQuotas } from './2026-11-22-team-quotas.ts';
import { teams } from './2026-11-21/teams.ts';
import { testRunQueue } from './2026-11-25/test-run-queue.ts';
import { testRuns } from './2026-11-21/test-runs.ts';
import { turnCalls } from './2026-11-21/turn-calls.ts';
import type { Migration } from './migration.ts';
import { derivativeHashes } from './2026-11-27/derivative-hashes.ts';
import { nameOrder } from './2026-11-27/name-order.ts';
import { sessionBytes } from './2026-11-26/session-bytes.ts';
import { unreadEventIndex } from './2026-11-27/unread-event-index.ts';
import { sessionByteSteps } from './2026-11-27/session-byte-steps.ts';
import { staffTools } from './2026-11-24-staff-tools.ts';
import { staffLists } from './2026-11-23-staff-lists.ts';
import { traffic } from './2026-11-25-traffic.ts';

/** Every step, oldest first. */
export const migrations: readonly Migration[] = [
  firstTables,
  signInSecurity,
  teams,
  profile,
  recentlyDeleted,
  history,
  restore,
  comments,
  testRuns,
  replacements,
  turnCalls,
  simulatorTurns,
  channels,
  oneProjects,
  limits,
  secrets,
  growthIndexes,
  teamQuotas,
  keyChecks,
  releaseNotes,
  signUpPasswords,
  media,
  projectFolders,
  reviews,
  staffLists,
  analytics,
  analyticsIndexes,
  authorValues,
  platforms,
  projectBytes,
  platformDeliveries,
  staffTools,
  oneSignIn,
  ignoredMisses,
  traffic,
  organisation,
  alerts,
  teamLimits,
  testRunQueue,
  monthSums,
  analyticsTotals,
  teamLimitChanges,
  assetCounts,
  pageSums,
  assetTotals,
  testRunReleases,
  sessionBytes,
  dayTotals,
  unreadEventIndex,
  sessionByteSteps,
  derivativeHashes,
  nameOrder,
  notificationMessages,
  invitationAge,
  movedItems,
  sessionStarts,
  uploadIds,
  workflowMoves,
];
