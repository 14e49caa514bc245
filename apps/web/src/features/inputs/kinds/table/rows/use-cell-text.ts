import { describeValue, readAt, type FindName, type FormatCell } from '@confab/inputs';
import { isJsonArray, isJsonObject, type JsonValue } from '@confab/model';
import { useEditingSession, useValue } from '../../../../../editing/index.ts';
import { useWords } from '../../../../../words/define-words.ts';
import { useTranslateOption } from '../../../inputs-context.tsx';
import { useFindName } from '../../../use-reference-options.ts';
import { words } from '../../../value-view/words.ts';
import { formatFieldText } from '../../format-field-text.ts';

/** Returns a function that formats a cell: names instead of ids, descriptions of options, Yes or No. */
export function useCellText(): FormatCell {
  const { projectId } = useEditingSession();
  const say = useWords(words);
  const translateOption = useTranslateOption();
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
    if (shown.type === 'truth') return shown.isTrue ? say.yes : say.no;
    if (shown.type === 'named' && shown.kind !== 'variable') return shown.name || say.missingName(shown.kind);
    if (shown.type === 'choices' && column.type === 'Enum')
      return shown.choices[0]?.description || translateOption(text);
    return text;
  };
}

function findRowName(rows: JsonValue | undefined, id: string): string | undefined {
  return rows === undefined ? undefined : formatFieldText(readAt({ rows }, `rows/${id}/Name`));
}
