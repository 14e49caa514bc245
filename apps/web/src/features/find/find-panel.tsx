import { EmptyState, FailureState } from '@confab/ui';
import { Button, Loader } from '@mantine/core';
import { createMatcher } from '@confab/inputs';
import { useDebouncedValue } from '@mantine/hooks';
import { timings } from '@confab/model';
import { IconSearch, IconSearchOff } from '@tabler/icons-react';
import { useEditingSession } from '../../editing/index.ts';
import { useMessage } from '../../words/messages.ts';
import { useWords } from '../../words/define-words.ts';
import type { ItemSchemas } from '../tree/index.ts';
import { FindFields } from './find-fields.tsx';
import { useFindState } from './find-store.ts';
import { ReplacementResult } from './replacement-result.tsx';
import { ResultList } from './result-list.tsx';
import { useAutoRefresh } from './use-auto-refresh.ts';
import { countHits, type FindResults } from './find-results.ts';
import { useSearch } from './use-search.ts';
import { useUsages } from './use-usages.ts';
import { useReplacement } from './use-replacement.ts';
import { words } from './words.ts';
import classes from './find.module.css';

interface FindPanelProps {
  readonly schemas: ItemSchemas;
  /** Leads to an input. */
  readonly onOpen: (itemId: string, path: string) => void;
}

/** Finds in every value of the project, replaces, and shows where something is used. */
export function FindPanel(props: FindPanelProps) {
  const uses = useFindState((state) => state.uses);
  return uses ? <UsesOfThing {...props} /> : <Search {...props} />;
}

function Search({ schemas, onOpen }: FindPanelProps) {
  const say = useWords(words);
  const { isReadOnly } = useEditingSession();
  const typed = useFindState((state) => state.settings);
  const [settings] = useDebouncedValue(typed, timings.fieldDebounceMs);
  const made = createMatcher(typed.search);
  const refusal = made.type === 'refused' && typed.search.text !== '' ? made.message : undefined;
  const results = useSearch(settings, refusal === undefined);
  const replacing = useReplacement(settings, results.again);
  const isReplacing = settings.replacement !== undefined && !isReadOnly;
  useAutoRefresh(results, isReplacing && replacing.isChoosing);
  const count = countHits(results.items);
  const taken = results.items.reduce(
    (sum, { itemId, hits }) => sum + hits.filter((hit) => replacing.isTaken(itemId, hit)).length,
    0,
  );
  return (
    <div className={classes.panel}>
      <FindFields schemas={schemas} refusal={refusal} onType={replacing.forget} />
      <div className={classes.summary}>
        <span role="status">
          {settings.search.text !== '' && !results.failure && say.found(count, results.items.length, results.hasMore)}
          {results.leftOut > 0 && ` ${say.leftOut(results.leftOut)}`}
        </span>
        {results.isSearching && <Loader size={14} aria-label={say.looking} />}
        {isReplacing && count > 0 && (
          <Button
            size="compact-sm"
            disabled={taken === 0 || typed !== settings}
            loading={replacing.replace.isPending}
            onClick={() => void results.all().then((items) => replacing.replace.mutate(items))}
          >
            {say.replaceCount(taken, results.hasMore)}
          </Button>
        )}
        {isReplacing && <Stale results={results} />}
      </div>
      <ReplacementResult replacing={replacing} />
      <Results
        results={results}
        isEmptyOf={settings.search.text === '' || refusal !== undefined ? 'nothing' : 'search'}
      >
        <ResultList
          items={results.items}
          schemas={schemas}
          onOpen={onOpen}
          replacing={isReplacing ? replacing : undefined}
        />
      </Results>
    </div>
  );
}

function UsesOfThing({ schemas, onOpen }: FindPanelProps) {
  const say = useWords(words);
  const thing = useFindState((state) => state.uses);
  const results = useUsages(thing ? [thing] : []);
  useAutoRefresh(results, false);
  const count = countHits(results.items);
  return (
    <div className={classes.panel}>
      <div className={classes.usesHead}>
        <h2 className={classes.usesTitle}>{say.usesOf(thing?.title ?? '')}</h2>
        <Button size="compact-sm" variant="default" onClick={() => useFindState.setState({ uses: undefined })}>
          {say.backToFind}
        </Button>
      </div>
      <div className={classes.summary}>
        <span role="status">{!results.isSearching && !results.failure && say.usedIn(count)}</span>
        {results.isSearching && <Loader size={14} aria-label={say.looking} />}
      </div>
      <Results results={results} isEmptyOf="uses">
        <ResultList
          items={results.items}
          schemas={schemas}
          onOpen={onOpen}
          replacing={undefined}
          titles={thing ? { [thing.id]: thing.title } : {}}
        />
      </Results>
    </div>
  );
}

function Stale({ results }: { readonly results: FindResults }) {
  const say = useWords(words);
  if (!results.isStale || results.isSearching) return null;
  return (
    <Button size="compact-sm" variant="default" onClick={results.again}>
      {say.searchAgain}
    </Button>
  );
}

interface ResultsProps {
  readonly results: FindResults;
  readonly isEmptyOf: 'nothing' | 'search' | 'uses';
  readonly children: React.ReactNode;
}

function Results({ results, isEmptyOf, children }: ResultsProps) {
  const say = useWords(words);
  const tell = useMessage();
  if (results.failure !== undefined && isEmptyOf !== 'nothing') {
    return <FailureState title={say.notFound} message={tell(results.failure)} onRetry={results.again} />;
  }
  if (results.items.length === 0 && !results.isSearching) {
    const [title, text] = {
      nothing: [say.startTitle, say.startText],
      search: [say.noneTitle, say.noneText],
      uses: [say.unusedTitle, say.unusedText],
    }[isEmptyOf];
    const icon = isEmptyOf === 'nothing' ? <IconSearch size={22} /> : <IconSearchOff size={22} />;
    return (
      <EmptyState icon={icon} title={title ?? ''}>
        {text}
      </EmptyState>
    );
  }
  return (
    <div className={classes.results}>
      {children}
      {results.hasMore && (
        <Button mt={8} size="compact-sm" variant="default" loading={results.isSearching} onClick={results.more}>
          {say.showMore}
        </Button>
      )}
    </div>
  );
}
