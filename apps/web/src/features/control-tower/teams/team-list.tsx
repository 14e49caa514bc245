import { timings } from '@confab/model';
import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { useWords } from '../../../words/define-words.ts';
import { ReportList } from '../report-list.tsx';
import { TeamItem } from './team-item.tsx';
import { useTeams } from './use-teams.ts';
import { words } from './words.ts';

/** The newest teams of the installation, or those that are searched. The query of the address may begin a search. */
export function TeamList() {
  const say = useWords(words);
  const [query] = useSearchParams();
  const [typed, setTyped] = useState(query.get('search') ?? '');
  const [search] = useDebouncedValue(typed.trim(), timings.fieldDebounceMs);
  // Another search starts at its first page.
  const [shown, setShown] = useState({ search, page: 0 });
  const page = shown.search === search ? shown.page : 0;
  return (
    <>
      <TextInput
        mb="md"
        maw={420}
        type="search"
        maxLength={200}
        label={say.search}
        description={say.searchHint}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <ReportList
        reports={useTeams(search, page)}
        page={page}
        empty={{ title: say.noneTitle, text: say.none }}
        onPage={(next) => setShown({ search, page: next })}
        renderEntry={(team) => <TeamItem {...team} />}
      />
    </>
  );
}
