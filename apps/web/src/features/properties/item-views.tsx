import type { ItemSchema, SkinnyItem } from '@confab/model';
import { Tabs, Tooltip, VisuallyHidden } from '@mantine/core';
import { IconForms, IconHistory, IconMessage } from '@tabler/icons-react';
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
  /** Renders the heading of the item around the tabs. */
  readonly renderHeading: (tabs: ReactNode) => ReactNode;
  /** The inputs. They stay mounted while another view is shown, so that they keep their state. */
  readonly children: ReactNode;
}

const icons = { properties: IconForms, comments: IconMessage, history: IconHistory } as const;

/** The properties, comments or history of an item, chosen by tabs with icons in its heading. */
export function ItemViews({ item, schema, view, onViewChange, renderHeading, children }: ItemViewsProps) {
  const say = useWords(words);
  return (
    <Tabs
      className={classes.sides ?? ''}
      variant="none"
      value={view}
      onChange={(next) => onViewChange(panelViews.find((one) => one === next) ?? 'properties')}
    >
      {renderHeading(
        <Tabs.List className={classes.viewTabs ?? ''} aria-label={say.views}>
          {panelViews.map((one) => {
            const Icon = icons[one];
            return (
              <Tooltip key={one} label={say[one]} openDelay={500}>
                <Tabs.Tab value={one} rightSection={one === 'comments' && <UnreadBadge itemId={item.id} />}>
                  <Icon size={16} aria-hidden="true" />
                  <VisuallyHidden>{say[one]}</VisuallyHidden>
                </Tabs.Tab>
              </Tooltip>
            );
          })}
        </Tabs.List>,
      )}
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
