import { IconButton } from '@confab/ui';
import { Panel, useReactFlow, type FitViewOptions } from '@xyflow/react';
import { IconArrowsMaximize, IconLayoutDistributeVertical, IconMinus, IconPlus } from '@tabler/icons-react';
import { useWords } from '../../words/define-words.ts';
import { words } from './words.ts';
import classes from './canvas.module.css';

interface CanvasToolsProps {
  readonly fitOptions: FitViewOptions;
  /** Undefined on a read-only canvas. */
  readonly onArrange: (() => void) | undefined;
}

const duration = 160;

/** The zoom, fit and arrange buttons. */
export function CanvasTools({ fitOptions, onArrange }: CanvasToolsProps) {
  const say = useWords(words);
  const flow = useReactFlow();
  return (
    <Panel position="bottom-left" className={classes.tools ?? ''}>
      <IconButton label={say.zoomIn} icon={<IconPlus size={16} />} onClick={() => void flow.zoomIn({ duration })} />
      <IconButton label={say.zoomOut} icon={<IconMinus size={16} />} onClick={() => void flow.zoomOut({ duration })} />
      <IconButton
        label={say.showAll}
        icon={<IconArrowsMaximize size={16} />}
        onClick={() => void flow.fitView({ ...fitOptions, duration })}
      />
      {onArrange && (
        <IconButton label={say.arrange} icon={<IconLayoutDistributeVertical size={16} />} onClick={onArrange} />
      )}
    </Panel>
  );
}
