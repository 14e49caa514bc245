import { IconRoute } from '@tabler/icons-react';
import { Button } from '@mantine/core';
import { useLocation, useSearch } from 'wouter';
import { useItem } from '../../../editing/index.ts';
import { useWords } from '../../../words/define-words.ts';
import { authoringWords } from '../../authoring/index.ts';
import { usePageActions } from '../../command-palette/index.ts';
import { openConversations, TrafficBar, useNodeTraffic, useTrafficToggle } from '../../traffic/index.ts';
import classes from './page-traffic.module.css';

/** Shows the traffic of the pages, below their tree. The command palette leads to the conversations through the selected page. */
export function PageTraffic({ selectedId }: { readonly selectedId: string | undefined }) {
  const say = useWords(authoringWords);
  const selected = useItem(selectedId ?? '');
  const selectedTraffic = useNodeTraffic(selectedId ?? '');
  const { isShown, name, label, toggle, nameConversations } = useTrafficToggle();
  const [path, go] = useLocation();
  const search = useSearch();
  usePageActions([
    { id: 'traffic', label, group: say.thisProject, run: toggle },
    ...(selected && selectedTraffic
      ? [
          {
            id: 'traffic.conversations',
            label: nameConversations(selected.displayName),
            group: say.thisProject,
            run: () => openConversations(selected.id),
          },
        ]
      : []),
  ]);
  return (
    <>
      <TrafficBar
        parts="pages"
        onOpen={(params) => {
          const next = new URLSearchParams(search);
          next.set('tab', 'analytics');
          for (const [key, value] of Object.entries(params)) next.set(key, value);
          go(`${path}?${next}`);
        }}
      />
      <div className={classes.toggle}>
        <Button
          variant={isShown ? 'light' : 'subtle'}
          color="gray"
          size="compact-sm"
          leftSection={<IconRoute size={16} />}
          aria-pressed={isShown}
          onClick={toggle}
        >
          {name}
        </Button>
      </div>
    </>
  );
}
