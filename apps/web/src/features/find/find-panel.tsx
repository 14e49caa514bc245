import { EmptyState, FailureState } from '@confab/ui';
import { Button, Loader } from '@mantine/core';
import { createMatcher } from '@confab/inputs';
import { useDebouncedValue } from '@mantine/hooks';
import { timings } from '@confab/model';
import { IconSearch, IconSearchOff } from '@tabler/icons-react';
import { useEditingSession, useProjectOutline } from '../../editing/index.ts';
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
  /** Selects an item and scrolls to an input. */
  readonly onOpen: (itemId: string, path: string) => void;
}

/** Find and replace in all values of the project, or the usages of an item. */
export function FindPanel(props: FindPanelProps) {
  const usageTarget = useFindState((state) => state.usageTarget);
  return usageTarget ? <UsagesView {...props} /> : <Search {...props} />;
}

function Search({ schemas, onOpen }: FindPanelProps) {
  const say = useWords(words);
  const { isReadOnly } = useEditingSession();
  const typed = useFindState((state) => state.settings);
  const [settings] = useDebouncedValue(typed, timings.fieldDebounceMs);
  const matcher = createMatcher(typed.search);
  const searchError = matcher.type === 'refused' && typed.search.text !== '' ? matcher : undefined;
  const results = useSearch(settings, searchError === undefined);
  const replacement = useReplacement(settings, results.refetch);
  const isReplacing = settings.replacement !== undefined && !isReadOnly;
  useAutoRefresh(results, isReplacing && replacement.hasExclusions);
  const count = countHits(results.items);
  const includedCount = results.items.reduce(
    (sum, { itemId, hits }) => sum + hits.filter((hit) => replacement.isIncluded(itemId, hit)).length,
    0,
  );
  return (
    <div className={classes.panel}>
      <FindFields schemas={schemas} searchError={searchError} onChange={replacement.reset} />
      <div className={classes.summary}>
        <span role="status">
          {settings.search.text !== '' && !results.failure && say.found(count, results.items.length, results.hasMore)}
          {results.skippedCount > 0 && ` ${say.leftOut(results.skippedCount)}`}
        </span>
        {results.isSearching && <Loader size={14} aria-label={say.looking} />}
        {isReplacing && count > 0 && (
          <Button
            size="compact-sm"
            disabled={includedCount === 0 || typed !== settings}
            loading={replacement.replace.isPending}
            onClick={() => replacement.replace.mutate(results.loadAll)}
          >
            {say.replaceCount(includedCount, results.hasMore)}
          </Button>
        )}
        {isReplacing && <SearchAgainButton results={results} />}
      </div>
      <ReplacementResult replacement={replacement} />
      <Results
        results={results}
        emptyState={
          settings.search.text === '' || searchError !== undefined
            ? 'nothing'
            : replacement.replace.isSuccess
              ? 'replaced'
              : 'search'
        }
      >
        <ResultList
          items={results.items}
          schemas={schemas}
          onOpen={onOpen}
          replacement={isReplacing ? replacement : undefined}
        />
      </Results>
    </div>
  );
}

function UsagesView({ schemas, onOpen }: FindPanelProps) {
  const say = useWords(words);
  const target = useFindState((state) => state.usageTarget);
  const results = useUsages(target ? [target] : []);
  useAutoRefresh(results, false);
  const count = countHits(results.items);
  return (
    <div className={classes.panel}>
      <div className={classes.usesHead}>
        <h2 className={classes.usesTitle}>{say.usesOf(target?.title ?? '')}</h2>
        <Button size="compact-sm" variant="default" onClick={() => useFindState.setState({ usageTarget: undefined })}>
          {say.backToFind}
        </Button>
      </div>
      <div className={classes.summary}>
        <span role="status">{!results.isSearching && !results.failure && say.usedIn(count)}</span>
        {results.isSearching && <Loader size={14} aria-label={say.looking} />}
      </div>
      <Results results={results} emptyState="uses">
        <ResultList
          items={results.items}
          schemas={schemas}
          onOpen={onOpen}
          replacement={undefined}
          titles={target ? { [target.id]: target.title } : {}}
        />
      </Results>
    </div>
  );
}

function SearchAgainButton({ results }: { readonly results: FindResults }) {
  const say = useWords(words);
  if (!results.isStale || results.isSearching) return null;
  return (
    <Button size="compact-sm" variant="default" onClick={results.refetch}>
      {say.searchAgain}
    </Button>
  );
}

interface ResultsProps {
  readonly results: FindResults;
  /** Shown if there are no results; nothing below the outcome of a replacement, which explains why they disappeared. */
  readonly emptyState: 'nothing' | 'search' | 'replaced' | 'uses';
  readonly children: React.ReactNode;
}

function Results({ results, emptyState, children }: ResultsProps) {
  const say = useWords(words);
  const translate = useMessage();
  const isOne = useProjectOutline()?.project.type === 'One';
  if (results.failure !== undefined && emptyState !== 'nothing') {
    return <FailureState title={say.notFound} message={translate(results.failure)} onRetry={results.refetch} />;
  }
  if (results.items.length === 0 && !results.isSearching) {
    if (emptyState === 'replaced') return null;
    const [title, text] = {
      nothing: [say.startTitle, isOne ? say.startTextOne : say.startText],
      search: [say.noneTitle, say.noneText],
      uses: [say.unusedTitle, say.unusedText],
    }[emptyState];
    const icon = emptyState === 'nothing' ? <IconSearch size={24} /> : <IconSearchOff size={24} />;
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
        <Button mt="xs" size="compact-sm" variant="default" loading={results.isSearching} onClick={results.loadMore}>
          {say.showMore}
        </Button>
      )}
    </div>
  );
}
