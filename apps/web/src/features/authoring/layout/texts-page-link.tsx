import { TextsLink, useProjectLanguages } from '../../translations/index.ts';

/** The link to the page of texts in a project of several languages; nothing in one of one language. */
export function TextsPageLink({ isCurrent }: { readonly isCurrent: boolean }) {
  return useProjectLanguages().length > 1 ? <TextsLink isCurrent={isCurrent} /> : null;
}
