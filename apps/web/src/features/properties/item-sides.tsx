import type { ItemSchema, SkinnyItem } from '@confab/model';
import { Tabs } from '@mantine/core';
import { Suspense, type ReactNode } from 'react';
import { CommentsTab, UnreadMark } from '../comments/index.ts';
import { HistoryTab } from '../history/index.ts';
import { FormSkeleton } from '../inputs/index.ts';
import { useWords } from '../../words/define-words.ts';
import classes from './properties.module.css';
import { panelSides, type PanelSide } from './use-panel-side.ts';
import { words } from './words.ts';

interface ItemSidesProps {
  readonly item: SkinnyItem;
  readonly schema: ItemSchema | undefined;
  readonly side: PanelSide;
  readonly onSide: (side: PanelSide) => void;
  /** The inputs. They stay while another side is shown, and so does what is open in them. */
  readonly children: ReactNode;
}

/** Properties, comments and history of an item: one of them is shown. */
export function ItemSides({ item, schema, side, onSide, children }: ItemSidesProps) {
  const say = useWords(words);
  return (
    <Tabs
      className={classes.sides ?? ''}
      value={side}
      onChange={(next) => onSide(panelSides.find((one) => one === next) ?? 'properties')}
    >
      <Tabs.List className={classes.sideTabs ?? ''} aria-label={say.sides}>
        {panelSides.map((one) => (
          <Tabs.Tab key={one} value={one} rightSection={one === 'comments' && <UnreadMark itemId={item.id} />}>
            {say[one]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value="properties" className={classes.side ?? ''} keepMounted>
        {children}
      </Tabs.Panel>
      {side !== 'properties' && (
        <Tabs.Panel value={side} className={`${classes.side} ${classes.otherSide}`}>
          <Suspense fallback={<FormSkeleton />}>
            {side === 'comments' ? (
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
