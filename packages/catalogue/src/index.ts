export {
  catalogue,
  findOneTemplate,
  findReadyModule,
  findTemplate,
  getIntroducedBuild,
  listOneTemplates,
  listReadyModules,
  listTemplates,
} from './catalogue.ts';
export { readyModuleStart } from './ready-modules/build-ready-module.ts';
export type { Guide, GuideCard } from './content-card.ts';
export { createValuesIn } from './default-texts/create-values-in.ts';
export { writeTemplateIn } from './templates/write-template-in.ts';
export { instantiateOneTemplate } from './templates/instantiate-one-template.ts';
export { instantiateTemplate, type NewItem } from './templates/instantiate-template.ts';
export { listWalletServices } from './wallet-services.ts';
export type { NewMedium } from './templates/template-media.ts';
