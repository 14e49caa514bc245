import { IconButton, SplitHandle } from '@confab/ui';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useWords } from '../../words/define-words.ts';
import { useCloseDock, usePaneSize } from '../authoring/index.ts';
import { FindPane, useFindRequests } from '../find/index.ts';
import type { ItemSchemas } from '../tree/index.ts';
import { words } from './words.ts';
import classes from './one-authoring.module.css';

interface FindDockProps {
  readonly schemas: ItemSchemas;
  /** Selects an item and scrolls to an input. */
  readonly onOpen: (itemId: string, path: string) => void;
}

/** Find in the project, and where a page is used, below the tabs; opened on request. */
export function FindDock(props: FindDockProps) {
  const say = useWords(words);
  const [isOpen, setOpen] = useState(false);
  const pane = usePaneSize('oneFind', { first: 280, min: 160, max: 640 });
  const { close, frame } = useCloseDock(() => setOpen(false));
  useFindRequests(() => setOpen(true));
  if (!isOpen) return null;
  return (
    <>
      <SplitHandle label={say.findHeight} edge="top" {...pane} />
      <section
        className={classes.find}
        style={{ height: pane.size }}
        aria-label={say.find}
        data-region="find"
        {...frame}
      >
        <header className={classes.findHeader}>
          <h2>{say.find}</h2>
          <IconButton size={26} label={say.closeFind} icon={<IconX size={16} />} onClick={close} />
        </header>
        <div className={classes.findBody}>
          <FindPane {...props} />
        </div>
      </section>
    </>
  );
}
