import { useWords } from '../../../words/define-words.ts';
import { SearchedList } from '../searched-list.tsx';
import { useListSearch } from '../use-list-search.ts';
import { AccountItem } from './account-item.tsx';
import { useAccounts } from './use-accounts.ts';
import { words } from './words.ts';

/** The newest accounts of the installation, or those that are searched. */
export function AccountList() {
  const listSearch = useListSearch();
  return (
    <SearchedList
      words={useWords(words)}
      listSearch={listSearch}
      searchMax={320}
      reports={useAccounts(listSearch.search, listSearch.page)}
      renderEntry={(account) => <AccountItem {...account} />}
    />
  );
}
