import { describeValue, readAt, type FindName, type FormatCell } from '@confab/inputs';
import { isJsonArray, isJsonObject, type JsonValue } from '@confab/model';
import { useEditingSession, useValue } from '../../../../../editing/index.ts';
import { useFindName } from '../../../use-reference-options.ts';
import { formatFieldText } from '../../format-field-text.ts';

/** Returns a function that formats a cell: names instead of ids, descriptions of options, Yes or No. */
export function useCellText(): FormatCell {
  const { projectId } = useEditingSession();
  const intents = useValue(projectId, 'Intents');
  const slots = useValue(projectId, 'Slots');
  const findOtherName = useFindName();
  // `useFindName` does not trigger a render when the name of an intent or slot changes.
  const findName: FindName = (kind, id) => {
    if (kind === 'intent') return findRowName(intents, id);
    return kind === 'slot' ? findRowName(slots, id) : findOtherName(kind, id);
  };

  return (column, value) => {
    const text = formatFieldText(value);
    if (text === '' || isJsonArray(value)) return text;
    if (isJsonObject(value)) return '';
    const shown = describeValue(column, value, findName);
    if (shown.type === 'truth') return shown.isTrue ? 'Yes' : 'No';
    if (shown.type === 'named' && shown.kind !== 'variable') return shown.name || `Missing ${missingNames[shown.kind]}`;
    if (shown.type === 'choices' && column.type === 'Enum') return shown.choices[0]?.description || text;
    return text;
  };
}

function findRowName(rows: JsonValue | undefined, id: string): string | undefined {
  return rows === undefined ? undefined : formatFieldText(readAt({ rows }, `rows/${id}/Name`));
}

const missingNames = {
  node: 'node',
  workflow: 'workflow',
  module: 'module',
  intent: 'intent',
  slot: 'slot',
  slotType: 'slot type',
} as const;
