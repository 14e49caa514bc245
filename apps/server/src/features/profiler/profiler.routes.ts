import { profilerCalls } from '@confab/contracts';
import type { FastifyPluginAsync } from 'fastify';
import { answer } from '../../http/answer.ts';
import type { FeatureSettings } from '../../services.ts';
import { profileUtterances } from './profile-utterances.ts';

/** The call of the utterance profiler. */
export const profilerRoutes: FastifyPluginAsync<FeatureSettings> = async (app, { services }) => {
  answer(app, profilerCalls.match, ({ team, query, signal }) =>
    profileUtterances(services, team.teamId, query, signal),
  );
};
