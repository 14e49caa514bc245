import type { TextLabel } from '@confab/inputs';
import { useCatalogueTexts } from '../../words/catalogue-texts.ts';
import { useReferenceName } from './use-reference-name.ts';

/** Joins labels. Keys are those of the labels, in the same order. */
type LabelJoiner = (labels: readonly TextLabel[], keys: readonly string[] | undefined) => string;

/**
 * Returns a function that joins the labels on the way to a text as its form shows them: those with a key in the language of
 * the interface, and titles of rows with the names of what they refer to, or the options that they are.
 */
export function useJoinLabels(): LabelJoiner {
  const catalogue = useCatalogueTexts();
  const nameReference = useReferenceName();
  return (labels, keys) => {
    const name = (label: TextLabel, at: number) => {
      const translated = catalogue.label(keys?.[at] ?? '');
      if (typeof label === 'string') return translated ?? label;
      return 'option' in label ? (translated ?? catalogue.option(label.option)) : nameReference(label);
    };
    return labels.map(name).join(' › ');
  };
}
