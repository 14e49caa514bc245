import { lazyPart } from '../../../loading/lazy-part.tsx';
import { useWords } from '../../../words/define-words.ts';
import classes from '../authoring.module.css';
import type { EditorView } from '../location/editor-location.ts';
import { words } from '../words.ts';

const TextsPageLink = lazyPart(async () => (await import('./texts-page-link.tsx')).TextsPageLink);

/** Lists of slot values are on the page of slots. */
const linkedPages = ['intents', 'slots', 'variables', 'recordings'] as const satisfies readonly EditorView[];

interface DefinitionLinksProps {
  readonly tab: EditorView;
  readonly onTab: (tab: EditorView) => void;
}

/**
 * The links to the pages of intents, slots, variables and recordings, each with an address of its own; in a project of several
 * languages also to its texts.
 */
export function DefinitionLinks({ tab, onTab }: DefinitionLinksProps) {
  const say = useWords(words);
  const current = tab === 'lists' ? 'slots' : tab;
  return (
    <nav className={classes.definitionLinks} aria-label={say.definitions}>
      {linkedPages.map((page) => (
        <a
          key={page}
          href={`?tab=${page}`}
          aria-current={current === page ? 'page' : undefined}
          onClick={(event) => {
            // With a key the browser opens another tab or window.
            if (event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            onTab(page);
          }}
        >
          {say[page]}
        </a>
      ))}
      <TextsPageLink isCurrent={tab === 'texts'} />
    </nav>
  );
}
