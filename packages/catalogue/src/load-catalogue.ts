import { itemSchemaSchema, type InterfaceLanguage, type ItemSchema } from '@confab/model';
import { z } from 'zod';
import { CatalogueFault, reportDuplicates, type Report } from './checks/catalogue-fault.ts';
import { checkAccountSchema } from './checks/check-account-schema.ts';
import { checkSchema } from './checks/check-schema.ts';
import { checkTemplate } from './checks/check-template.ts';
import { extendSchemas, extensionSchema, type Extension } from './extension.ts';
import { checkOneTemplate } from './checks/check-one-template.ts';
import { checkPageTypes } from './checks/check-page-types.ts';
import { guideCardSchema, guideSchema, type Guide, type GuideCard } from './content-card.ts';
import { oneTemplateHeadSchema, templateLlamaSchema, type OneTemplate } from './templates/one-template.ts';
import { extensionIcons } from './icons.ts';
import { shippedData, type CatalogueData } from './shipped-data.ts';
import { checkReadyModules } from './checks/check-ready-modules.ts';
import {
  readyModuleSchema,
  readyModuleTextsSchema,
  type ReadyModule,
  type ReadyModuleTexts,
} from './ready-modules/ready-module.ts';
import { templateMediumSchema } from './templates/template-media.ts';
import {
  nodeCategorySchema,
  systemTokenSchema,
  templateHeadSchema,
  templateWorkflowSchema,
  type NodeCategory,
  type SystemToken,
  type Template,
} from './templates/template.ts';

/** The shipped types, extensions, tokens, templates and guides. Schemas are keyed by type, tokens by name. */
export interface Catalogue {
  readonly projectSchemas: Readonly<Record<string, ItemSchema>>;
  readonly workflowSchemas: Readonly<Record<string, ItemSchema>>;
  readonly nodeSchemas: Readonly<Record<string, ItemSchema>>;
  /** Schemas of llamas and pages of One projects. */
  readonly llamaSchemas: Readonly<Record<string, ItemSchema>>;
  readonly pageSchemas: Readonly<Record<string, ItemSchema>>;
  /** Schemas of the nodes of author values, in display order. */
  readonly authorSchemas: Readonly<Record<string, ItemSchema>>;
  /** Schema of the profile of an account (P3.3). */
  readonly accountSchema: ItemSchema;
  /** The extensions in display order. */
  readonly extensions: readonly Extension[];
  readonly nodeCategories: readonly NodeCategory[];
  readonly tokens: Readonly<Record<string, SystemToken>>;
  readonly templates: readonly Template[];
  readonly oneTemplates: readonly OneTemplate[];
  /** Modules that can be added to any Pro project, in display order. */
  readonly readyModules: readonly ReadyModule[];
  /** Their texts by language; the first is also used for languages without texts. */
  readonly readyModuleTexts: readonly ReadyModuleTexts[];
  /** The cards of the guides in display order. */
  readonly guideCards: readonly GuideCard[];
  /** The content of the guides in each language; one for each card. */
  readonly guides: Readonly<Record<InterfaceLanguage, readonly Guide[]>>;
}

/**
 * Decodes the catalogue and checks that its parts are consistent.
 *
 * The build of the server does this once and bundles the result, because it takes a tenth of the time of a start.
 *
 * @throws CatalogueFault with all faults, so that broken data is never served.
 */
export function loadCatalogue(data: CatalogueData = shippedData): Catalogue {
  const faults: string[] = [];
  const report = (where: string, what: string) => void faults.push(`${where}: ${what}`);
  const catalogue = decodeCatalogue(data, report);
  if (faults.length === 0) checkCatalogue(catalogue, report);
  if (faults.length > 0) throw new CatalogueFault(faults);
  return catalogue;
}

function decodeCatalogue(data: CatalogueData, report: Report): Catalogue {
  const extensions = decode(z.array(extensionSchema), data.extensions, 'extensions', report).flat();
  const schemas = extendSchemas(
    data.schemas.flatMap((one, index) => decode(itemSchemaSchema, one, `schema ${index + 1}`, report)),
    extensions,
  );
  for (const kind of ['project', 'workflow', 'node', 'llama', 'page', 'author'] as const) {
    const types = schemas.filter((schema) => schema.kind === kind).map(({ type }) => type);
    reportDuplicates(types, report, `${kind} schemas`);
  }
  const [accountSchema, ...others] = schemas.filter((schema) => schema.kind === 'account');
  if (!accountSchema || others.length > 0)
    report('account schemas', `there are ${others.length + (accountSchema ? 1 : 0)} instead of 1`);
  const tokens = decode(z.array(systemTokenSchema), data.tokens, 'tokens', report).flat();
  return {
    projectSchemas: indexByType(schemas, 'project'),
    workflowSchemas: indexByType(schemas, 'workflow'),
    nodeSchemas: indexByType(schemas, 'node'),
    llamaSchemas: indexByType(schemas, 'llama'),
    pageSchemas: indexByType(schemas, 'page'),
    authorSchemas: indexByType(schemas, 'author'),
    // A missing schema was reported above, and a catalogue with faults is never returned.
    accountSchema: accountSchema as ItemSchema,
    extensions,
    nodeCategories: decode(z.array(nodeCategorySchema), data.nodeCategories, 'node categories', report).flat(),
    tokens: Object.fromEntries(tokens.map((token) => [token.tokenName, token])),
    templates: data.templates.flatMap((one) => decodeTemplate(one, report)),
    oneTemplates: data.oneTemplates.flatMap((one) => decodeOneTemplate(one, report)),
    readyModules: decode(z.array(readyModuleSchema), data.readyModules, 'ready modules', report).flat(),
    readyModuleTexts: data.readyModuleTexts.flatMap((one, index) =>
      decode(readyModuleTextsSchema, one, `texts of ready modules ${index + 1}`, report),
    ),
    guideCards: decode(z.array(guideCardSchema), data.contentCards, 'content cards', report).flat(),
    guides: {
      en: decode(z.array(guideSchema), data.guides.en, 'guides', report).flat(),
      de: decode(z.array(guideSchema), data.guides.de, 'German guides', report).flat(),
    },
  };
}

function decodeTemplate(
  { template, workflows, media = [] }: CatalogueData['templates'][number],
  report: Report,
): Template[] {
  return decode(templateHeadSchema, template, 'a template', report).map((head) => {
    const read = workflows.flatMap((one) =>
      decode(templateWorkflowSchema, one, `template ${head.id}, a workflow`, report),
    );
    const order = read.map(({ key }) => key).join(', ');
    if (order !== head.workflows.join(', '))
      report(`template ${head.id}`, `its list of workflows differs from its files: ${order}`);
    return { ...head, workflows: read, media: decodeMedia(media, head.id, report) };
  });
}

function decodeOneTemplate(
  { template, llamas, media = [] }: CatalogueData['oneTemplates'][number],
  report: Report,
): OneTemplate[] {
  return decode(oneTemplateHeadSchema, template, 'a template', report).map((head) => {
    const read = llamas.flatMap((one) => decode(templateLlamaSchema, one, `template ${head.id}, a llama`, report));
    const order = read.map(({ llama }) => llama.id).join(', ');
    if (order !== head.llamas.join(', '))
      report(`template ${head.id}`, `its list of llamas differs from its files: ${order}`);
    return { ...head, llamas: read, media: decodeMedia(media, head.id, report) };
  });
}

function decodeMedia(media: unknown, id: string, report: Report) {
  return decode(z.array(templateMediumSchema), media, `template ${id}, its media`, report).flat();
}

function checkCatalogue(catalogue: Catalogue, report: Report) {
  const { projectSchemas, workflowSchemas, nodeSchemas, nodeCategories, templates } = catalogue;
  const { llamaSchemas, pageSchemas, authorSchemas } = catalogue;
  for (const schemas of [projectSchemas, workflowSchemas, nodeSchemas, llamaSchemas, pageSchemas, authorSchemas]) {
    for (const schema of Object.values(schemas)) checkSchema(schema, report);
  }
  checkSchema(catalogue.accountSchema, report);
  checkAccountSchema(catalogue.accountSchema, report);
  for (const { type, nodeCategory, workflowTypes } of Object.values(nodeSchemas)) {
    if (!nodeCategories.some(({ id }) => id === nodeCategory)) report(`schema ${type}`, 'has an unknown node category');
    for (const one of workflowTypes ?? []) {
      if (!workflowSchemas[one]) report(`schema ${type}`, `there is no workflow type "${one}"`);
    }
  }
  checkExtensions(catalogue, report);
  reportDuplicates(
    [...templates, ...catalogue.oneTemplates].map(({ id }) => id),
    report,
    'templates',
  );
  for (const template of templates) checkTemplate(template, catalogue, report);
  checkReadyModules(catalogue, report);
  checkPageTypes(catalogue.pageSchemas, report);
  for (const template of catalogue.oneTemplates) checkOneTemplate(template, catalogue, report);
  checkGuides(catalogue, report);
}

/** Checks the extensions, and that inputs and types are limited to known extensions only. */
function checkExtensions(
  { extensions, guideCards, nodeSchemas, projectSchemas, workflowSchemas }: Catalogue,
  report: Report,
) {
  const ids = extensions.map(({ id }) => id);
  reportDuplicates(ids, report, 'extensions');
  for (const { id, icon, guide } of extensions) {
    const where = `extension ${id}`;
    if (!extensionIcons.some((one) => one === icon)) report(where, `there is no icon "${icon}"`);
    if (guide !== undefined && !guideCards.some(({ path }) => path === guide))
      report(where, `there is no guide "${guide}"`);
  }
  const schemas = [projectSchemas, workflowSchemas, nodeSchemas].flatMap((byName) => Object.values(byName));
  for (const schema of schemas) {
    for (const name of listExtensionLimits(schema))
      if (!ids.includes(name)) report(`schema ${schema.type}`, `there is no extension "${name}"`);
  }
}

function listExtensionLimits({ properties, ...schema }: ItemSchema): readonly string[] {
  return [schema, ...properties, ...properties.flatMap(({ table }) => table?.properties ?? [])].flatMap(
    ({ limitToAllExtensions = [], limitToAnyExtension = [] }) => [...limitToAllExtensions, ...limitToAnyExtension],
  );
}

/** Checks that cards and guides correspond one to one, in every language. */
function checkGuides({ guideCards, guides }: Catalogue, report: Report) {
  const cards = guideCards.map(({ path }) => path);
  reportDuplicates(cards, report, 'content cards');
  for (const [where, texts] of [
    ['guides', guides.en.map(({ path }) => path)],
    ['German guides', guides.de.map(({ path }) => path)],
  ] as const) {
    reportDuplicates(texts, report, where);
    for (const path of cards) if (!texts.includes(path)) report(where, `there is no guide "${path}"`);
    for (const path of texts) if (!cards.includes(path)) report(where, `no card leads to "${path}"`);
  }
}

function decode<Schema extends z.ZodType>(schema: Schema, data: unknown, where: string, report: Report) {
  const result = schema.safeDecode(data as z.input<Schema>); // unchecked data, validated by this call
  if (result.success) return [result.data];
  for (const issue of result.error.issues) report(`${where}, ${issue.path.join('/')}`, issue.message);
  return [];
}

function indexByType(schemas: readonly ItemSchema[], kind: ItemSchema['kind']) {
  return Object.fromEntries(schemas.filter((schema) => schema.kind === kind).map((schema) => [schema.type, schema]));
}
