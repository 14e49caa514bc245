export {
  catalogue,
  findOneTemplate,
  findReadyModule,
  findTemplate,
  getIntroducedBuild,
  listOneTemplates,
  listReadyModules,
  listTemplates,
  type ReadyModuleSummary,
  type TemplateSummary,
} from './catalogue.ts';
export { readyModuleStart } from './ready-modules/build-ready-module.ts';
export type { Guide, GuideCard } from './content-card.ts';
export { createValuesIn } from './default-texts/create-values-in.ts';
export { writeTemplateIn } from './templates/write-template-in.ts';
export { instantiateOneTemplate, type NewOneProject } from './templates/instantiate-one-template.ts';
export { instantiateTemplate, type NewItem, type NewProject } from './templates/instantiate-template.ts';
export type { Catalogue } from './load-catalogue.ts';
export type { CatalogueData } from './shipped-data.ts';
export { listWalletServices } from './wallet-services.ts';
export type { NewMedium } from './templates/template-media.ts';
export type { NodeCategory, SystemToken, Template, TemplateNode, TemplateWorkflow } from './templates/template.ts';
