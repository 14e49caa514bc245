import { IconButton } from '@confab/ui';
import { Menu } from '@mantine/core';
import { Panel, useReactFlow } from '@xyflow/react';
import { IconArrowsMaximize, IconLayoutDistributeVertical, IconMinus, IconPlus, IconRoute } from '@tabler/icons-react';
import { useWords } from '../../words/define-words.ts';
import { useTrafficToggle } from '../traffic/index.ts';
import type { Arranging } from './layout/use-arrange.ts';
import { words } from './words.ts';
import classes from './canvas.module.css';

interface CanvasToolsProps {
  /** Shows the readable part of the canvas, or all of it when that part is shown already. */
  readonly showAll: () => void;
  /** Undefined on a read-only canvas. */
  readonly arranging: Arranging | undefined;
}

const duration = 160;

/** The zoom, fit, arrange and traffic buttons. */
export function CanvasTools({ showAll, arranging }: CanvasToolsProps) {
  const say = useWords(words);
  const flow = useReactFlow();
  const traffic = useTrafficToggle();
  return (
    <Panel position="bottom-left" className={classes.tools ?? ''}>
      <IconButton label={say.zoomIn} icon={<IconPlus size={16} />} onClick={() => void flow.zoomIn({ duration })} />
      <IconButton label={say.zoomOut} icon={<IconMinus size={16} />} onClick={() => void flow.zoomOut({ duration })} />
      <IconButton label={say.showAll} icon={<IconArrowsMaximize size={16} />} onClick={showAll} />
      {arranging && (
        <Menu position="top-start" width={250}>
          <Menu.Target>
            <IconButton label={say.arrange} icon={<IconLayoutDistributeVertical size={16} />} />
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item disabled={!arranging.hasUnplaced} onClick={arranging.arrangeUnplaced}>
              {say.arrangeUnplaced}
            </Menu.Item>
            <Menu.Item onClick={arranging.arrangeAll}>{say.arrangeAll}</Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
      <IconButton
        label={traffic.name}
        icon={<IconRoute size={16} />}
        variant={traffic.isShown ? 'light' : 'subtle'}
        aria-pressed={traffic.isShown}
        onClick={traffic.toggle}
      />
    </Panel>
  );
}
