import { translationCalls } from '@confab/contracts';
import type { FastifyPluginAsync } from 'fastify';
import { answer } from '../../../http/answer.ts';
import type { FeatureSettings } from '../../../services.ts';
import { fileBodyLimit } from '../file-body-limit.ts';
import { createImportSlots } from '../import-slots.ts';
import { exportTranslations } from './export-translations.ts';
import { importTranslations } from './import-translations.ts';

/** The calls that export texts for translators and import translations. */
export const translationRoutes: FastifyPluginAsync<FeatureSettings> = async (app, { services }) => {
  const inSlot = createImportSlots();
  answer(app, translationCalls.export, ({ team, query, signal }) =>
    exportTranslations(services, team.teamId, query, signal),
  );
  answer(
    app,
    translationCalls.import,
    ({ caller, body, signal }) => inSlot(body.teamId, () => importTranslations(services, caller, body, signal)),
    { bodyLimit: fileBodyLimit },
  );
};
