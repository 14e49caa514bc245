import { SplitHandle } from '@confab/ui';
import type { ReactNode } from 'react';
import { useWords } from '../../../words/define-words.ts';
import classes from '../authoring.module.css';
import { usePaneSize } from '../layout/use-pane-size.ts';
import { words } from '../words.ts';

interface SimulatorSideProps {
  /** Whether the simulator is in a modal or a window, and takes no space here. */
  readonly isApart: boolean;
  readonly children: ReactNode;
}

/** The simulator as a chat of phone width beside the canvas, resizable. */
export function SimulatorSide({ isApart, children }: SimulatorSideProps) {
  const say = useWords(words);
  const pane = usePaneSize('simulator', { first: 380, min: 320, max: 640 });
  if (isApart) return children;
  return (
    <>
      <SplitHandle label={say.simulatorWidth} edge="left" {...pane} />
      <section className={classes.side} data-region="simulator" style={{ width: pane.size }} aria-label={say.simulator}>
        {children}
      </section>
    </>
  );
}
