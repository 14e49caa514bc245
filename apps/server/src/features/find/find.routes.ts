import { findCalls } from '@confab/contracts';
import type { FastifyPluginAsync } from 'fastify';
import { answer } from '../../http/answer.ts';
import type { FeatureSettings } from '../../services.ts';
import { findUsesInProject } from './find-uses-in-project.ts';
import { replaceInProject } from './replace-in-project.ts';
import { searchProject } from './search-project.ts';
import { undoReplacement } from './undo-replacement.ts';

/** The calls that look through all the values of a project. */
export const findRoutes: FastifyPluginAsync<FeatureSettings> = async (app, { services }) => {
  answer(app, findCalls.search, ({ body, signal }) => searchProject(services, body, signal));
  answer(app, findCalls.replace, ({ caller, body, signal }) => replaceInProject(services, caller, body, signal));
  answer(app, findCalls.undo, ({ caller, body }) => undoReplacement(services, caller, body));
  answer(app, findCalls.uses, ({ body }) => findUsesInProject(services, body));
};
