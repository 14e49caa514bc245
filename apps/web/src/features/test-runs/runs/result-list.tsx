import type { TestResult } from '@confab/contracts';
import { SegmentedControl, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useWords } from '../../../words/define-words.ts';
import { ChangeMark, StateMark } from './run-state.tsx';
import { words } from '../words.ts';
import classes from './view-run.module.css';

interface ResultListProps {
  readonly results: readonly TestResult[];
  readonly chosenId: string | undefined;
  readonly onChoose: (testRunResultId: string) => void;
}

const filters = ['all', 'failing', 'changed'] as const;
type Filter = (typeof filters)[number];

/** Lists the cases of a run with their outcomes, filtered by outcome and name. */
export function ResultList({ results, chosenId, onChoose }: ResultListProps) {
  const say = useWords(words);
  const [filter, setFilter] = useState<Filter>('all');
  const [text, setText] = useState('');
  const query = text.trim().toLowerCase();
  const shown = results.filter(
    (result) => matchesFilter(result, filter) && `${result.suiteName} ${result.caseName}`.toLowerCase().includes(query),
  );
  return (
    <section className={classes.list} aria-label={say.resultsList}>
      <SegmentedControl
        size="xs"
        fullWidth
        aria-label={say.filterLabel}
        data={[
          { value: 'all', label: `${say.filterAll} (${results.length})` },
          { value: 'failing', label: `${say.filterFailing} (${countMatches(results, 'failing')})` },
          { value: 'changed', label: `${say.filterChanged} (${countMatches(results, 'changed')})` },
        ]}
        value={filter}
        onChange={(next) => setFilter(filters.find((one) => one === next) ?? 'all')}
      />
      <TextInput
        size="xs"
        aria-label={say.filterText}
        placeholder={say.filterText}
        leftSection={<IconSearch size={14} />}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {shown.length === 0 && <p className={classes.quiet}>{say.noneShown}</p>}
      <ul className={classes.results}>
        {shown.map((result) => (
          <li key={result.testRunResultId}>
            <button
              type="button"
              className={classes.result}
              aria-current={result.testRunResultId === chosenId || undefined}
              onClick={() => onChoose(result.testRunResultId)}
            >
              <span className={classes.caseName}>{result.caseName}</span>
              <span className={classes.quiet}>{result.suiteName}</span>
              <StateMark state={result.state} words={say.state(result.state)} />
              {result.change !== null && result.change !== 'stillPassing' && <ChangeMark change={result.change} />}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function matchesFilter({ state, change }: TestResult, filter: Filter): boolean {
  if (filter === 'failing') return state === 'Failed' || state === 'Error';
  if (filter === 'changed') return change === 'newlyFailing' || change === 'newlyPassing' || change === 'new';
  return true;
}

function countMatches(results: readonly TestResult[], filter: Filter) {
  return results.filter((result) => matchesFilter(result, filter)).length;
}
