interface PageTitleProps {
  /** Names, the most specific first; those without a name yet are left out. */
  readonly parts: readonly (string | undefined)[];
}

/**
 * The title of the document, by which tabs, the history and screen readers name the page: its parts, then the product.
 */
export function PageTitle({ parts }: PageTitleProps) {
  return <title>{[...parts, 'Confab'].filter(Boolean).join(' · ')}</title>;
}
