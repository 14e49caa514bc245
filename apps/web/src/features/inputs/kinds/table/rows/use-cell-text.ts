import { describeValue, type FormatCell } from '@confab/inputs';
import { isJsonArray, isJsonObject } from '@confab/model';
import { useWords } from '../../../../../words/define-words.ts';
import { useTranslateOption } from '../../../inputs-context.tsx';
import { useFindCurrentName, useReferenceName } from '../../../use-reference-name.ts';
import { words } from '../../../value-view/words.ts';
import { formatFieldText } from '../../format-field-text.ts';

/** Returns a function that formats a cell: names instead of ids, descriptions of options, Yes or No. */
export function useCellText(): FormatCell {
  const say = useWords(words);
  const translateOption = useTranslateOption();
  const findName = useFindCurrentName();
  const nameReference = useReferenceName();

  return (column, value) => {
    const text = formatFieldText(value);
    if (text === '' || isJsonArray(value)) return text;
    if (isJsonObject(value)) return '';
    const shown = describeValue(column, value, findName);
    if (shown.type === 'truth') return shown.isTrue ? say.yes : say.no;
    if (shown.type === 'named' && shown.kind !== 'variable') return nameReference(shown);
    if (shown.type === 'choices' && column.type === 'Enum')
      return shown.choices[0]?.description || translateOption(text);
    return text;
  };
}
