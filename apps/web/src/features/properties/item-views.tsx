import type { ItemSchema, SkinnyItem } from '@confab/model';
import { Tabs } from '@mantine/core';
import { Suspense, type ReactNode } from 'react';
import { CommentsTab, UnreadBadge } from '../comments/index.ts';
import { HistoryTab } from '../history/index.ts';
import { FormSkeleton } from '../inputs/index.ts';
import { useWords } from '../../words/define-words.ts';
import classes from './properties.module.css';
import { panelViews, type PanelView } from './use-panel-view.ts';
import { words } from './words.ts';

interface ItemViewsProps {
  readonly item: SkinnyItem;
  readonly schema: ItemSchema | undefined;
  readonly view: PanelView;
  readonly onViewChange: (view: PanelView) => void;
  /** The inputs. They stay mounted while another view is shown, so that they keep their state. */
  readonly children: ReactNode;
}

/** The properties, comments or history of an item, as tabs. */
export function ItemViews({ item, schema, view, onViewChange, children }: ItemViewsProps) {
  const say = useWords(words);
  return (
    <Tabs
      className={classes.sides ?? ''}
      value={view}
      onChange={(next) => onViewChange(panelViews.find((one) => one === next) ?? 'properties')}
    >
      <Tabs.List className={classes.sideTabs ?? ''} aria-label={say.views}>
        {panelViews.map((one) => (
          <Tabs.Tab key={one} value={one} rightSection={one === 'comments' && <UnreadBadge itemId={item.id} />}>
            {say[one]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value="properties" className={classes.side ?? ''} keepMounted>
        {children}
      </Tabs.Panel>
      {view !== 'properties' && (
        <Tabs.Panel value={view} className={`${classes.side} ${classes.otherSide}`}>
          <Suspense fallback={<FormSkeleton />}>
            {view === 'comments' ? (
              <CommentsTab key={item.id} item={item} schema={schema} />
            ) : (
              <HistoryTab item={item} schema={schema} />
            )}
          </Suspense>
        </Tabs.Panel>
      )}
    </Tabs>
  );
}
