import { checkShippedValues, readRows } from '@confab/inputs';
import { readString, type ItemSchema, type JsonObject } from '@confab/model';
import { reportDuplicates, type Report } from './catalogue-fault.ts';
import { checkTemplateMedia } from './check-template-media.ts';
import { catalogueIcons } from '../icons.ts';
import type { OneTemplate, TemplateLlama } from '../templates/one-template.ts';
import type { SystemToken } from '../templates/template.ts';

/** The parts of the catalogue that a One template is checked against. */
export interface OneTemplateContext {
  readonly projectSchemas: Readonly<Record<string, ItemSchema>>;
  readonly llamaSchemas: Readonly<Record<string, ItemSchema>>;
  readonly pageSchemas: Readonly<Record<string, ItemSchema>>;
  readonly tokens: Readonly<Record<string, SystemToken>>;
}

/** Names that the values of a template may refer to. */
interface KnownNames {
  readonly pages: ReadonlySet<string>;
  readonly variables: ReadonlySet<string>;
  readonly tokens: ReadonlySet<string>;
}

/** Tokens that some page types define for their own texts. */
const pageTokens = [
  'Answer',
  'Summary',
  'Choices',
  'ChoiceList',
  'ContactPhone',
  'ContactEmail',
  'ContactAddress',
  'LinkUrl',
  'LinkText',
];
const chapterType = 'Chapter';

/** Checks that the values of a One template fit the schemas, its page lists fit its pages, and its references exist. */
export function checkOneTemplate(template: OneTemplate, setting: OneTemplateContext, report: Report): void {
  const where = `template ${template.id}`;
  const names = collectNames(template, setting);
  const keys = template.llamas.flatMap(({ llama, pages }) => [llama.id, ...pages.map(({ id }) => id)]);
  reportDuplicates(keys, report, where);
  const pages = template.llamas.flatMap((content) => content.pages.map(({ propertyValues }) => propertyValues));
  checkTemplateMedia({ media: template.media, values: [template.propertyValues, ...pages] }, report, where);
  if (!catalogueIcons.some((icon) => icon === template.icon)) report(where, `there is no icon "${template.icon}"`);
  checkItem(setting.projectSchemas['One'], template.propertyValues, names, report, where);
  for (const content of template.llamas) {
    const place = `${where}, llama ${content.llama.id}`;
    if (content.llama.parentId !== template.id) report(place, 'belongs to another project');
    checkItem(setting.llamaSchemas[chapterType], content.llama.propertyValues, names, report, place);
    checkPageList(content, report, place);
    for (const { id, type, propertyValues } of content.pages)
      checkItem(setting.pageSchemas[type], propertyValues, names, report, `${where}, page ${id}`);
  }
}

/** Checks that the list contains every page once and keeps each page together with its subpages. */
function checkPageList({ llama, pages }: TemplateLlama, report: Report, where: string) {
  const listed = llama.pageList.join(', ');
  if (listed !== pages.map(({ id }) => id).join(', ')) report(where, `its page list differs from its pages: ${listed}`);
  const above: string[] = [llama.id];
  for (const { id, parent } of pages) {
    while (above.length > 0 && above.at(-1) !== parent) above.pop();
    if (above.length === 0) return report(where, `page ${id} does not come after the page above it`);
    above.push(id);
  }
}

function checkItem(
  schema: ItemSchema | undefined,
  values: JsonObject,
  names: KnownNames,
  report: Report,
  where: string,
) {
  if (!schema) return report(where, 'has an unknown type');
  checkShippedValues(schema.properties, values, {
    report,
    where,
    onText: ({ displayAs = '' }, text, at) => {
      if (displayAs === 'NodeSelector' && !names.pages.has(text)) report(at, `there is no page "${text}"`);
      if (displayAs === 'VariableSelector' && !names.variables.has(text)) report(at, `there is no variable "${text}"`);
      for (const [token, name = ''] of text.matchAll(/\{tv\.([^{}]*)\}/g))
        if (!names.tokens.has(name)) report(at, `there is no token ${token}`);
    },
  });
}

function collectNames({ propertyValues, llamas }: OneTemplate, { tokens }: OneTemplateContext): KnownNames {
  const pages = llamas.flatMap((content) => content.pages);
  const variables = readRows(propertyValues['Variables']).map(({ values }) => readString(values['Name']));
  const pageVariables = pages.flatMap(({ id, type, propertyValues: own }) => {
    if (type === 'Question') return [`${id}.Answer`];
    return readRows(own['Fields']).map((row) => `${id}.${row.id}`);
  });
  return {
    pages: new Set(pages.map(({ id }) => id)),
    variables: new Set(variables),
    tokens: new Set([...variables, ...Object.keys(tokens), ...pageTokens, ...pageVariables]),
  };
}
