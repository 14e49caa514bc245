import { listOneTemplates, listReadyModules, listTemplates, listWalletServices } from '@confab/catalogue';
import { catalogueCalls, notFound, readyModuleCalls } from '@confab/contracts';
import type { FastifyPluginAsync } from 'fastify';
import { answer } from '../../http/answer.ts';
import type { FeatureSettings } from '../../services.ts';
import { findSchema } from '../../core/schemas/find-schema.ts';
import { getMiscAttributes } from './get-misc-attributes.ts';

/** The calls about templates, extensions and schemas that ship with the product. */
export const catalogueRoutes: FastifyPluginAsync<FeatureSettings> = async (app, { services }) => {
  const { environment } = services.config;
  answer(app, catalogueCalls.miscAttributes, async () => getMiscAttributes(services.config));
  answer(app, catalogueCalls.templates, async ({ query }) => {
    const where = environment === 'production' ? 'production' : 'development';
    return [...(query.frontendApp === 'one' ? listOneTemplates(where) : listTemplates(where))];
  });
  answer(app, readyModuleCalls.list, async () =>
    listReadyModules().map(({ id, texts }) => ({ id, texts: [...texts] })),
  );
  answer(app, catalogueCalls.nodeSchema, async ({ query }) => {
    const schema = findSchema('node', query.nodeType);
    if (!schema) throw notFound();
    return schema;
  });
  answer(app, catalogueCalls.walletServices, async ({ query }) => listWalletServices(query));
};
