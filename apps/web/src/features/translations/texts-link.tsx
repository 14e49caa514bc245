import { useSearchParams } from 'wouter';
import { useWords } from '../../words/define-words.ts';
import { words } from './words.ts';

/** The view of the editor that lists all texts. */
const textsTab = 'texts';

/** Goes to the page of all texts of the open project. */
export function useGoToTexts(): () => void {
  const [, setParams] = useSearchParams();
  return () =>
    setParams((before) => {
      const params = new URLSearchParams(before);
      params.set('tab', textsTab);
      params.delete('row');
      return params;
    });
}

interface TextsLinkProps {
  /** By default the name of the page. */
  readonly label?: string;
  readonly className?: string | undefined;
  readonly isCurrent?: boolean;
}

/** The link to the page of all texts of a project. */
export function TextsLink({ label, className, isCurrent = false }: TextsLinkProps) {
  const say = useWords(words);
  const goToTexts = useGoToTexts();
  return (
    <a
      href={`?tab=${textsTab}`}
      className={className}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={(event) => {
        // With a key the browser opens another tab or window.
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        goToTexts();
      }}
    >
      {label ?? say.texts}
    </a>
  );
}
