import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { isNodeItem, type ItemSchema, type SkinnyItem } from '@confab/model';
import { useWords } from '../../words/define-words.ts';
import { HistoryModals, type HistoryModal } from './history-modals.tsx';
import classes from './history.module.css';
import { ItemHistory } from './item-history.tsx';
import { CombinedHistory } from './combined-history.tsx';
import { words } from './words.ts';

interface HistoryTabProps {
  readonly item: SkinnyItem;
  readonly schema: ItemSchema | undefined;
}

/** The history of an item: its versions, and for a project or workflow also the history of everything in it. */
export function HistoryTab({ item, schema }: HistoryTabProps) {
  const say = useWords(words);
  const [shown, setShown] = useState<'whole' | 'own'>('whole');
  const [opened, setOpened] = useState<readonly HistoryModal[]>([]);
  const open = (modal: HistoryModal) => setOpened([...opened, modal]);
  const isWhole = !isNodeItem(item) && shown === 'whole';
  return (
    <section className={classes.tab} aria-label={say.history}>
      {!isNodeItem(item) && (
        <SegmentedControl
          size="xs"
          fullWidth
          aria-label={say.show}
          value={shown}
          onChange={(next) => setShown(next === 'own' ? 'own' : 'whole')}
          data={[
            { value: 'whole', label: say.whole },
            { value: 'own', label: say.own },
          ]}
        />
      )}
      {isWhole ? (
        <CombinedHistory key={item.id} item={item} onOpen={open} />
      ) : (
        <ItemHistory key={item.id} item={item} schema={schema} onOpen={open} />
      )}
      <HistoryModals opened={opened} onOpen={open} onClose={() => setOpened(opened.slice(0, -1))} />
    </section>
  );
}
