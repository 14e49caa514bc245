import { simulatorCalls } from '@confab/contracts';
import type { FastifyPluginAsync } from 'fastify';
import { answer } from '../../http/answer.ts';
import type { FeatureSettings } from '../../services.ts';
import { runSimulatorStep } from './run-simulator-step.ts';

/** The call of the simulator. */
export const simulatorRoutes: FastifyPluginAsync<FeatureSettings> = async (app, { services }) => {
  answer(app, simulatorCalls.step, ({ caller, team, body }) => runSimulatorStep(services, caller, team, body));
};
