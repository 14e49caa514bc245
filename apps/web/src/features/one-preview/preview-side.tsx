import { SplitHandle } from '@confab/ui';
import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { useWords } from '../../words/define-words.ts';
import { usePaneSize } from '../authoring/index.ts';
import type { PreviewPaneProps } from './preview-pane.tsx';
import classes from './one-preview.module.css';
import { words } from './words.ts';
import { lazyView } from '../../loading/lazy-view.tsx';

/** The code of the preview is loaded when it is first shown. */
const PreviewPane = lazyView(async () => (await import('./preview-pane.tsx')).PreviewPane);

/** The live preview at the right of the inputs, resizable. */
export function PreviewSide(props: PreviewPaneProps) {
  const say = useWords(words);
  const pane = usePaneSize('onePreview', { first: 360, min: 300, max: 560 });
  return (
    <>
      <SplitHandle label={say.width} edge="left" {...pane} />
      <section className={classes.side} data-region="preview" style={{ width: pane.size }} aria-label={say.preview}>
        <Suspense fallback={<Skeleton className={classes.skeleton ?? ''} />}>
          <PreviewPane {...props} />
        </Suspense>
      </section>
    </>
  );
}
