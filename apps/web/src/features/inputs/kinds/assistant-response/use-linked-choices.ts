import { canBeLinked, readRows } from '@confab/inputs';
import { isJsonArray, isJsonObject, type ItemSchema, type JsonObject, type JsonValue } from '@confab/model';
import { useEditingSession, useProjectOutline, useValue } from '../../../../editing/index.ts';
import { useInputsContext } from '../../inputs-context.tsx';
import { useReferenceOptions, type ReferenceOption } from '../../use-reference-options.ts';
import type { Choice } from '../choice/choice-select.tsx';

/**
 * The responses of a source that a response can link to (A3.54, A3.58).
 *
 * @param stored the chosen response. A shared answer may be stored by its name or by the id of any of its variants.
 */
export function useLinkedChoices(source: string, stored: string): readonly Choice[] {
  const session = useEditingSession();
  const outline = useProjectOutline();
  const { linkedResponses = {}, nodeSchemas = {} } = useInputsContext().responseSources ?? {};
  const shared = useValue(session.projectId, 'SupplementaryMessages');
  const nodes = useReferenceOptions('node');
  const projectType = session.getItem(session.projectId)?.type ?? '';
  if (source === 'Global') return listGlobal(linkedResponses[projectType]);
  if (source === 'Supplementary') return listShared(shared, stored);
  const names = new Map<string, string>(outline?.workflows.map(({ id, displayName }) => [id, displayName]));
  return nodes.flatMap((node) => listOfNode(node, nodeSchemas[node.type ?? ''], names.get(node.workflowId ?? '')));
}

function listGlobal(source: JsonObject | undefined): readonly Choice[] {
  const entries = isJsonArray(source?.['ResponseEntries']) ? source['ResponseEntries'] : [];
  return entries.flatMap((entry) =>
    isJsonObject(entry) ? [{ value: String(entry['Id']), label: String(entry['Description']) }] : [],
  );
}

/** The shared answers of the project. The variants of one answer have the same name and are one choice. */
function listShared(table: JsonValue | undefined, stored: string): readonly Choice[] {
  const choices = new Map<string, Choice>();
  for (const { id, values } of readRows(table)) {
    const label = String(values['Name'] ?? '');
    const isStored = stored === id || stored === label;
    if (label !== '' && (isStored || !choices.has(label))) choices.set(label, { value: isStored ? stored : id, label });
  }
  return [...choices.values()];
}

/** The responses of a node, named after the node and, where it has several, their input. */
function listOfNode(
  { id, name, type = '' }: ReferenceOption,
  schema: ItemSchema | undefined,
  workflow: string | undefined,
): readonly Choice[] {
  const inputs = schema?.properties.filter(canBeLinked) ?? [];
  return inputs.map((input) => ({
    value: `${id}/${input.name}`,
    label: inputs.length === 1 ? name : `${name} › ${input.label ?? input.name}`,
    description: schema?.title ?? type,
    ...(workflow !== undefined && { group: workflow }),
  }));
}
