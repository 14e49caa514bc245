import { timings } from '@confab/model';
import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useWords } from '../../../words/define-words.ts';
import { ReportList } from '../report-list.tsx';
import { AccountItem } from './account-item.tsx';
import { useAccounts } from './use-accounts.ts';
import { words } from './words.ts';

/** The newest accounts of the installation, or those that are searched. */
export function AccountList() {
  const say = useWords(words);
  const [typed, setTyped] = useState('');
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
        maxLength={320}
        label={say.search}
        description={say.searchHint}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <ReportList
        reports={useAccounts(search, page)}
        page={page}
        empty={{ title: say.noneTitle, text: say.none }}
        onPage={(next) => setShown({ search, page: next })}
        renderEntry={(account) => <AccountItem {...account} />}
      />
    </>
  );
}
