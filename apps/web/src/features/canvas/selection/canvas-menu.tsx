import { Menu } from '@mantine/core';
import type { Point } from '../routing/types.ts';
import { useWords } from '../../../words/define-words.ts';
import { words } from '../words.ts';
import { alignments } from './align-cards.ts';
import type { CanvasCommand } from './canvas-command.ts';
import classes from './selection.module.css';

interface CanvasMenuProps {
  /** Page coordinates. */
  readonly at: Point;
  readonly commands: readonly CanvasCommand[];
  readonly onClose: () => void;
}

/** The menu of the canvas at the pointer; it lists the commands that are available, with their keys. */
export function CanvasMenu({ at, commands, onClose }: CanvasMenuProps) {
  const say = useWords(words);
  const available = commands.filter(({ isAvailable }) => isAvailable);
  const isAlignment = ({ id }: CanvasCommand) => alignments.some((alignment) => alignment === id);
  const arranging = available.filter(isAlignment);
  return (
    <Menu opened width={230} position="bottom-start" offset={2} returnFocus onChange={(isOpen) => !isOpen && onClose()}>
      <Menu.Target>
        <span className={classes.point} style={{ left: at.x, top: at.y }} />
      </Menu.Target>
      <Menu.Dropdown aria-label={say.canvasMenu}>
        {available
          .filter((command) => !isAlignment(command))
          .map((command) => (
            <Entry key={command.id} command={command} />
          ))}
        {arranging.length > 0 && <Menu.Label>{say.alignTitle}</Menu.Label>}
        {arranging.map((command) => (
          <Entry key={command.id} command={command} />
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function Entry({ command: { label, shortcut, isDangerous, run } }: { readonly command: CanvasCommand }) {
  return (
    <Menu.Item
      onClick={run}
      {...(isDangerous ? { c: 'var(--cf-red)' } : {})}
      rightSection={shortcut && <kbd className={classes.key}>{shortcut}</kbd>}
    >
      {label}
    </Menu.Item>
  );
}
