import { appendToPath, splitLast } from '@confab/inputs';
import { useValue } from '../../../../editing/index.ts';
import type { InputProps } from '../../define-input.ts';
import { ChoiceSelect } from '../choice/choice-select.tsx';
import { formatFieldText } from '../format-field-text.ts';
import { useLinkedChoices } from './use-linked-choices.ts';

/** Selects the response that a response links to, among those of the chosen source (A3.54). */
export function LinkedResponseInput(input: InputProps) {
  const { itemId, path, value } = input;
  const response = splitLast(path)?.parent ?? '';
  const source = formatFieldText(useValue(itemId, appendToPath(response, 'LinkedResponseSource')));
  const own = `${itemId}/${response}`;
  // A response that links to itself would be empty.
  const choices = useLinkedChoices(source, formatFieldText(value)).filter((choice) => choice.value !== own);
  return <ChoiceSelect {...input} choices={choices} />;
}
