import { SplitHandle } from '@confab/ui';
import { useViewportSize } from '@mantine/hooks';
import { useState } from 'react';
import { z } from 'zod';
import { readSetting, writeSetting } from '../../../platform/settings.ts';
import { useWords } from '../../../words/define-words.ts';
import { DetailsPane, type DetailsPaneProps } from './details-pane.tsx';
import classes from './details.module.css';
import { words } from '../words.ts';

const widthSetting = 'mediaLibrary.detailsWidth';
const widthSchema = z.number().optional().catch(undefined);
/** The pane takes 30 % of the width, and at least 300 px (A9.33). */
const share = 0.3;
const widthMin = 300;

/** The details at the right edge, or below the files on a narrow page; their width can be changed and is remembered. */
export function ResizableDetails(props: DetailsPaneProps) {
  const { library } = props;
  const say = useWords(words);
  const { width: whole } = useViewportSize();
  const [chosenWidth, setChosenWidth] = useState(() => widthSchema.parse(readSetting(widthSetting)));
  const widthMax = Math.max(widthMin, Math.round(whole * 0.6));
  const width = Math.min(widthMax, Math.max(widthMin, chosenWidth ?? Math.round(whole * share)));

  function resize(next: number) {
    setChosenWidth(next);
    writeSetting(widthSetting, next);
  }

  return (
    <>
      <div className={classes.handle}>
        <SplitHandle
          label={say.detailsWidth}
          edge="left"
          size={width}
          min={widthMin}
          max={widthMax}
          onResize={resize}
        />
      </div>
      <aside
        className={classes.pane}
        style={{ '--details-width': `${width}px` }}
        // Without a file it takes no room on a narrow page.
        data-empty={library.selection.selected.length === 0 || undefined}
        aria-label={say.details}
        tabIndex={-1}
      >
        <DetailsPane {...props} />
      </aside>
    </>
  );
}
