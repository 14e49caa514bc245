import type { FastifyPluginAsync } from 'fastify';
import type { FeatureSettings } from '../services.ts';
import { accountRoutes } from './accounts/index.ts';
import { recentlyDeletedRoutes } from './recently-deleted/index.ts';
import { analyticRoutes } from './analytics/analytics.routes.ts';
import { authorValueRoutes } from './author-values/author-values.routes.ts';
import { catalogueRoutes } from './catalogue/index.ts';
import { channelRoutes } from './channels/channels.routes.ts';
import { commentRoutes } from './comments/comments.routes.ts';
import { guideRoutes } from './guides/index.ts';
import { editingRoutes } from './editing/editing.routes.ts';
import { embedScriptRoutes } from './embed-script/embed-script.routes.ts';
import { feedbackRoutes } from './feedback/index.ts';
import { historyRoutes } from './history/history.routes.ts';
import { findRoutes } from './find/find.routes.ts';
import { liveRoutes } from './live/index.ts';
import { mailPreferenceRoutes } from './mail-preferences/index.ts';
import { mediaRoutes } from './media/index.ts';
import { nodeRoutes } from './nodes/nodes.routes.ts';
import { oneRoutes } from './one/one.routes.ts';
import { organisationRoutes } from './one/organisation/organisation.routes.ts';
import { platformRoutes } from './platforms/index.ts';
import { profileRoutes } from './profile/index.ts';
import { profilerRoutes } from './profiler/profiler.routes.ts';
import { projectRoutes } from './projects/projects.routes.ts';
import { publishingRoutes } from './publishing/publishing.routes.ts';
import { reviewRoutes } from './reviews/index.ts';
import { scriptRoutes } from './scripts/scripts.routes.ts';
import { securityRoutes } from './security/index.ts';
import { simulatorRoutes } from './simulator/simulator.routes.ts';
import { tokenRoutes } from './tokens/index.ts';
import { testRunRoutes } from './test-runs/test-runs.routes.ts';
import { towerRoutes } from './tower/index.ts';
import { transferRoutes } from './transfer/transfer.routes.ts';
import { translationRoutes } from './transfer/translations/translations.routes.ts';
import { validationRoutes } from './validation/validation.routes.ts';
import { workflowRoutes } from './workflows/workflows.routes.ts';

/** The routes of the features; to add one, list it here. */
export const featureRoutes: readonly FastifyPluginAsync<FeatureSettings>[] = [
  catalogueRoutes,
  authorValueRoutes,
  profileRoutes,
  projectRoutes,
  workflowRoutes,
  nodeRoutes,
  editingRoutes,
  recentlyDeletedRoutes,
  historyRoutes,
  commentRoutes,
  publishingRoutes,
  platformRoutes,
  securityRoutes,
  oneRoutes,
  organisationRoutes,
  reviewRoutes,
  simulatorRoutes,
  profilerRoutes,
  validationRoutes,
  transferRoutes,
  translationRoutes,
  testRunRoutes,
  scriptRoutes,
  findRoutes,
  tokenRoutes,
  liveRoutes,
  mediaRoutes,
  channelRoutes,
  embedScriptRoutes,
  guideRoutes,
  feedbackRoutes,
  mailPreferenceRoutes,
  accountRoutes,
  towerRoutes,
  analyticRoutes,
];
