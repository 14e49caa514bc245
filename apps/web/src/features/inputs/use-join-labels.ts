import type { TextLabel } from '@confab/inputs';
import { useCatalogueTexts } from '../../words/catalogue-texts.ts';
import { useReferenceName } from './use-reference-name.ts';

/**
 * Returns a function that joins the labels on the way to a text as its form shows them: those of inputs in the language of
 * the interface, and titles of rows with the names of what they refer to, or the options that they are.
 */
export function useJoinLabels(): (labels: readonly TextLabel[]) => string {
  const { text: translateLabel, option: translateOption } = useCatalogueTexts();
  const nameReference = useReferenceName();
  return (labels) => {
    // Labels of inputs and titles of rows take turns. The authors wrote the titles.
    const isOfInput = (at: number) => at % 2 === 0 || at === labels.length - 1;
    const name = (label: TextLabel, at: number) => {
      if (typeof label !== 'string') return 'option' in label ? translateOption(label.option) : nameReference(label);
      return isOfInput(at) ? translateLabel(label) : label;
    };
    return labels.map(name).join(' › ');
  };
}
