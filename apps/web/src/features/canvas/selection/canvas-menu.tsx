import { Menu } from '@mantine/core';
import { Fragment, useEffect, useEffectEvent } from 'react';
import { Keys } from '../../../keys/keys.tsx';
import type { Point } from '../routing/types.ts';
import { useWords } from '../../../words/define-words.ts';
import { words } from '../words.ts';
import type { CanvasCommand } from './canvas-command.ts';
import annotationClasses from '../annotations/annotations.module.css';
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
  useEscape(onClose);
  const available = commands.filter(({ isAvailable }) => isAvailable);
  const sections = [
    { id: 'align', title: say.alignTitle },
    { id: 'colour', title: say.colour },
  ] as const;
  return (
    <Menu
      opened
      width={230}
      position="bottom-start"
      offset={2}
      withinPortal={false}
      floatingStrategy="fixed"
      closeOnEscape={false}
      onChange={(isOpen) => !isOpen && onClose()}
    >
      <Menu.Target>
        <button
          type="button"
          tabIndex={-1}
          aria-label={say.canvasMenu}
          className={classes.point}
          style={{ left: at.x, top: at.y }}
        />
      </Menu.Target>
      <Menu.Dropdown aria-label={say.canvasMenu}>
        {available
          .filter(({ section }) => section === undefined)
          .map((command) => (
            <Entry key={command.id} command={command} onClose={onClose} />
          ))}
        {sections.map(({ id, title }) => {
          const entries = available.filter(({ section }) => section === id);
          if (entries.length === 0) return null;
          return (
            <Fragment key={id}>
              <Menu.Label>{title}</Menu.Label>
              {entries.map((command) => (
                <Entry key={command.id} command={command} onClose={onClose} />
              ))}
            </Fragment>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Closes the menu by Escape wherever the focus is, because the menu takes the focus only a moment after it opens. */
function useEscape(onClose: () => void) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Elements below the menu must not handle it, too.
      event.stopPropagation();
      close();
    };
    addEventListener('keydown', handleKey, true);
    return () => removeEventListener('keydown', handleKey, true);
  }, []);
}

function Entry({ command, onClose }: { readonly command: CanvasCommand; readonly onClose: () => void }) {
  const { label, shortcut, isDangerous, swatch, opensMore = false, run } = command;

  function choose() {
    // The menu closes before the command runs, so that whatever the command opens finds the focus where it was before.
    if (!opensMore) onClose();
    run();
  }
  return (
    <Menu.Item
      onClick={choose}
      closeMenuOnClick={!opensMore}
      leftSection={swatch && <span className={annotationClasses.menuSwatch} data-colour={swatch} />}
      {...(isDangerous ? { c: 'var(--cf-red)' } : {})}
      rightSection={shortcut && <Keys keys={shortcut} />}
    >
      {label}
    </Menu.Item>
  );
}
