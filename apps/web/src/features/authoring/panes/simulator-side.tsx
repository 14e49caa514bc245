import { SplitHandle } from '@confab/ui';
import type { ReactNode } from 'react';
import { useWords } from '../../../words/define-words.ts';
import classes from '../authoring.module.css';
import { usePaneSize } from '../layout/use-pane-size.ts';
import { words } from '../words.ts';

interface SimulatorSideProps {
  /** Whether the simulator draws its own window and takes no room here. */
  readonly isWindow: boolean;
  readonly children: ReactNode;
}

/** The simulator as a chat of phone width beside the canvas, resizable. */
export function SimulatorSide({ isWindow, children }: SimulatorSideProps) {
  const say = useWords(words);
  const pane = usePaneSize('simulator', { first: 380, min: 320, max: 640 });
  if (isWindow) return children;
  return (
    <>
      <SplitHandle label={say.simulatorWidth} edge="left" {...pane} />
      <section className={classes.side} style={{ width: pane.size }} aria-label={say.simulator}>
        {children}
      </section>
    </>
  );
}
