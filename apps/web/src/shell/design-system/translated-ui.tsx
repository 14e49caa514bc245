import { UiWordsProvider } from '@confab/ui';
import type { ReactNode } from 'react';
import { useWords } from '../../words/define-words.ts';
import { designSystemWords } from './design-system-words.ts';

/** Gives the design system its texts in the language of the interface. */
export function TranslatedUi({ children }: { readonly children: ReactNode }) {
  return <UiWordsProvider words={useWords(designSystemWords)}>{children}</UiWordsProvider>;
}
