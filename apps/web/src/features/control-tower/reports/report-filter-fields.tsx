import { SegmentedControl, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useWords } from '../../../words/define-words.ts';
import classes from '../control-tower.module.css';
import { words } from '../words.ts';
import type { ReportFilter, ShownState } from './use-report-filter.ts';

const states: readonly ShownState[] = ['All', 'New', 'Seen', 'Closed'];

/** The search field and the states above a list of reports. */
export function ReportFilterFields({ state, typed, setState, setTyped }: ReportFilter) {
  const say = useWords(words);
  return (
    <div className={classes.filters}>
      <TextInput
        className={classes.search}
        type="search"
        maxLength={200}
        label={say.search}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <SegmentedControl
        aria-label={say.state}
        value={state}
        data={states.map((value) => ({ value, label: say[value] }))}
        onChange={(next) => setState(states.find((one) => one === next) ?? 'All')}
      />
    </div>
  );
}
