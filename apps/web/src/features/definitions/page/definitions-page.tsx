import { SegmentedControl } from '@mantine/core';
import { useWords } from '../../../words/define-words.ts';
import classes from '../definitions.module.css';
import type { DefinitionPageId } from '../definition-pages.ts';
import { IntentsPage } from '../intents/intents-page.tsx';
import { useReferenceIndex } from '../references/use-reference-index.ts';
import { ListsPage } from '../slots/lists-page.tsx';
import { SlotsPage } from '../slots/slots-page.tsx';
import { VariablesPage } from '../variables/variables-page.tsx';
import { LanguageSwitch } from '../../translations/index.ts';
import { words } from '../words.ts';
import type { DefinitionsPageProps } from './page-props.ts';

const pages = { intents: IntentsPage, slots: SlotsPage, lists: ListsPage, variables: VariablesPage } as const;

/** The wide page of a project's intents, slots, lists or variables. */
export function DefinitionsPage({ page, schema, schemas, onPage, ...props }: DefinitionsPageProps) {
  const say = useWords(words);
  const references = useReferenceIndex(schemas);
  const Page = pages[page];
  if (!schema) return null;
  return (
    <section className={classes.page} aria-label={say[page]}>
      <div className={classes.title}>
        <h2>{say[page]}</h2>
        <p className={classes.quiet}>{say.about(page)}</p>
        {page === 'slots' || page === 'lists' ? (
          <SegmentedControl
            size="xs"
            aria-label={say.slotView}
            value={page}
            onChange={(next) => onPage(next === 'lists' ? 'lists' : 'slots')}
            data={(['slots', 'lists'] satisfies DefinitionPageId[]).map((one) => ({ value: one, label: say[one] }))}
          />
        ) : null}
        {page === 'variables' ? null : <LanguageSwitch />}
      </div>
      <Page key={page} {...{ schema, schemas, references }} {...props} />
    </section>
  );
}
