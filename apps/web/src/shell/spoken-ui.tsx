import { UiWordsProvider } from '@confab/ui';
import type { ReactNode } from 'react';
import { useWords } from '../words/define-words.ts';
import { uiWords } from './ui-words.ts';

/** Has the design system speak the language of the interface. */
export function SpokenUi({ children }: { readonly children: ReactNode }) {
  return <UiWordsProvider words={useWords(uiWords)}>{children}</UiWordsProvider>;
}
