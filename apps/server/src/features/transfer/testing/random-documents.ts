import { acceptsValue, createDefaultValues, listOptions, listSecrets, readLimits } from '@confab/inputs';
import { catalogue } from '@confab/catalogue';
import type { ColumnProperty, ItemKind, ItemSchema, JsonObject, JsonValue, Property } from '@confab/model';
import { getItemKinds, type DocumentItem, type ProjectDocument } from '@confab/transfer';
import * as fc from 'fast-check';
import { positionInputs } from '@confab/inputs';
import { aRow } from '@confab/test-kit';
import { findSchema } from '../../../core/schemas/find-schema.ts';

/** Draws a value, with the ids of items that it may refer to. */
interface Drawing {
  readonly pick: <Value>(of: readonly Value[]) => Value | undefined;
  readonly number: (min: number, max: number) => number;
  readonly newId: () => string;
  /** The number of texts so far, with this one. */
  readonly countText: () => number;
  readonly workflowIds: readonly string[];
  readonly nodeIds: readonly string[];
}

const samples = [
  'Hello {tv.Name}!',
  'Grüße 😀',
  'two\nlines\twith "quotes" and \\',
  '<b onclick="x">&amp;</b>',
  '{not a token',
  '\u2028 ٣ ﷽',
];

/** A text that no other input of the document contains, so that it can be searched for. */
const drawText = ({ pick, countText }: Drawing) => `${pick(samples)} (${countText()})`;

function drawValue(property: Property | ColumnProperty, drawing: Drawing): JsonValue | undefined {
  const { pick, number, workflowIds, nodeIds } = drawing;
  const { min = -1_000, max = 1_000 } = readLimits(property);
  switch (property.type) {
    case 'String':
    case 'TokenString':
    case 'Secret':
      return drawText(drawing);
    case 'Bool':
      return pick([true, false]);
    case 'Int':
      return number(min, max);
    case 'Float':
      return number(min, max) / 2;
    case 'Enum':
    case 'MultiSelect':
      return pick(listOptions(property).map(({ label }) => label)) ?? pick([...nodeIds, ...workflowIds, '']);
    case 'TargetNode':
      return pick([...nodeIds, '']);
    case 'TargetWorkflow':
      return pick([...workflowIds, '']);
    case 'AssistantResponse':
      return {
        SelectionMethod: 'Escalating',
        Entries: drawRows(drawing, (row) => ({
          EntryId: row.id,
          Order: row.order,
          SpokenText: drawText(drawing),
          DisplayText: drawText(drawing),
        })),
      };
    case 'Table': {
      const columns = 'table' in property ? (property.table?.properties ?? []) : [];
      // Rows that are always there have ids of their own.
      if ('table' in property && (property.table?.defaultRows ?? []).length > 0) return undefined;
      return drawRows(drawing, (row) => aRow(row.id, drawValues(columns, drawing), row.order));
    }
    default:
      return undefined;
  }
}

function drawRows(
  { number, newId }: Drawing,
  draw: (row: { readonly id: string; readonly order: string }) => JsonObject,
): JsonObject[] {
  return Array.from({ length: number(0, 3) }, (_, index) => draw({ id: newId(), order: `a${index}` }));
}

/** Draws values of most inputs, of those that can have one. */
function drawValues(properties: readonly (Property | ColumnProperty)[], drawing: Drawing): JsonObject {
  const drawn = properties.flatMap((property): [string, JsonValue][] => {
    const value = drawing.number(0, 3) === 0 ? undefined : drawValue(property, drawing);
    // A table inside a table is stored as text, and some inputs are restricted beyond their type.
    const isFitting = value !== undefined && (!('table' in property) || property.type === 'Table');
    return isFitting && acceptsValue(property as Property, value) ? [[property.name, value]] : [];
  });
  return Object.fromEntries(drawn);
}

function drawItem(kind: ItemKind, id: string, type: string, drawing: Drawing, own: JsonObject): DocumentItem {
  const schema = findSchema(kind, type);
  if (!schema) throw new Error(`There is no type ${type}.`);
  const values = { ...createDefaultValues(schema, drawing.newId), ...drawValues(schema.properties, drawing), ...own };
  return { id, type, values };
}

const isRepeatable = ({ attributes }: ItemSchema) => attributes?.['AllowDuplicate'] !== 'false';

/** Any project of a type with up to three workflows or llamas of up to five nodes or pages each, valid for import. */
export const randomDocument = (projectType: 'Pro' | 'One'): fc.Arbitrary<ProjectDocument> =>
  fc
    .record({ numbers: fc.infiniteStream(fc.nat()), counts: fc.array(fc.nat(5), { minLength: 1, maxLength: 3 }) })
    .map(({ numbers, counts }) => {
      const number = (min: number, max: number) => min + (Number(numbers.next().value) % (max - min + 1));
      const pick = <Value>(of: readonly Value[]) => of[number(0, Math.max(0, of.length - 1))];
      const newId = createIds(number);
      const kinds = getItemKinds(projectType);
      const places = counts.map((count) => ({ id: newId(), nodeIds: Array.from({ length: count }, newId) }));
      const nodeIds = places.flatMap((place) => place.nodeIds);
      let texts = 0;
      const countText = () => (texts += 1);
      const drawing: Drawing = { pick, number, newId, countText, workflowIds: places.map(({ id }) => id), nodeIds };
      const workflows = places.map(({ id }, index) => {
        const type =
          projectType === 'One' ? 'Chapter' : index === 0 ? 'Standard' : (pick(['Standard', 'Module']) ?? '');
        const own = { DisplayName: `Workflow ${index}`, ...(projectType === 'Pro' && { IsStart: index === 0 }) };
        return { ...drawItem(kinds.workflow, id, type, drawing, own), order: `a${index}` };
      });
      const nodes = places.flatMap((place, at) =>
        place.nodeIds.map((id, index) => {
          const types = listNodeTypes(projectType, workflows[at]?.type ?? '');
          const parent = index === 0 ? '' : (pick(['', ...place.nodeIds.slice(0, index)]) ?? '');
          const position = { [positionInputs.parent]: parent, [positionInputs.order]: `a${index}` };
          const own = { DisplayName: `Node ${at} ${index}`, ...(projectType === 'One' && position) };
          return {
            ...drawItem(kinds.node, id, pick(types) ?? '', drawing, own),
            order: `a${index}`,
            workflowId: place.id,
            ...(projectType === 'Pro' && { position: { x: number(-500, 500), y: number(-500, 500) / 2 } }),
          };
        }),
      );
      const own = { DisplayName: 'Random' };
      return { project: drawItem('project', newId(), projectType, drawing, own), workflows, nodes };
    });

function listNodeTypes(projectType: 'Pro' | 'One', workflowType: string): readonly string[] {
  const schemas = projectType === 'One' ? catalogue.pageSchemas : catalogue.nodeSchemas;
  return Object.entries(schemas)
    .filter(([, schema]) => isRepeatable(schema) && (schema.workflowTypes?.includes(workflowType) ?? true))
    .map(([type]) => type);
}

function createIds(number: Drawing['number']) {
  const hex = (length: number) => Array.from({ length }, () => number(0, 15).toString(16)).join('');
  return () => `${hex(8)}-${hex(4)}-7${hex(3)}-8${hex(3)}-${hex(12)}`;
}

/** The secret texts in a document. */
export function listSecretTexts({ project, workflows, nodes }: ProjectDocument): readonly string[] {
  const kinds = getItemKinds(project.type);
  const read = (kind: ItemKind, { type, values }: DocumentItem) =>
    listSecrets(findSchema(kind, type)?.properties ?? [], values).flatMap(({ value }) =>
      typeof value === 'string' ? [value] : [],
    );
  return [
    ...read('project', project),
    ...workflows.flatMap((item) => read(kinds.workflow, item)),
    ...nodes.flatMap((item) => read(kinds.node, item)),
  ];
}
