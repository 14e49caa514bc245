import { useSearchParams } from 'wouter';
import { useWords } from '../../../words/define-words.ts';
import { SearchedList } from '../searched-list.tsx';
import { useListSearch } from '../use-list-search.ts';
import { TeamItem } from './team-item.tsx';
import { useTeams } from './use-teams.ts';
import { words } from './words.ts';

/** The newest teams of the installation, or those that are searched. The query of the address may begin a search. */
export function TeamList() {
  const [query] = useSearchParams();
  const listSearch = useListSearch(query.get('search') ?? '');
  return (
    <SearchedList
      words={useWords(words)}
      listSearch={listSearch}
      searchMax={200}
      reports={useTeams(listSearch.search, listSearch.page)}
      renderEntry={(team) => <TeamItem {...team} />}
    />
  );
}
