import { PersonBadge } from '@confab/ui';
import { Tooltip } from '@mantine/core';
import { usePresence, useProjectOutline } from '../../../editing/index.ts';
import { useSession } from '../../../session/session-store.ts';
import { useWords } from '../../../words/define-words.ts';
import classes from '../authoring.module.css';
import { findItemName } from '../location/find-item-name.ts';
import { words } from '../words.ts';

const maxShown = 5;

interface PresenceBarProps {
  /** Goes to the item and input that a person is editing; `path` is null when they are in no input. */
  readonly onJump: (itemId: string, path: string | null) => void;
}

/** Other people who have the project open; a click goes to where that person is. */
export function PresenceBar({ onJump }: PresenceBarProps) {
  const say = useWords(words);
  const outline = useProjectOutline();
  const ownId = useSession((state) => state.signIn?.tvAccountId);
  const people = usePresence().filter(({ tvAccountId }) => tvAccountId !== ownId);
  if (people.length === 0) return null;
  return (
    <ul className={classes.presence} aria-label={say.others}>
      {people.slice(0, maxShown).map(({ connectionId, name, colour, itemId, path }) => {
        const itemName = itemId === null ? undefined : findItemName(itemId, outline);
        return (
          <li key={connectionId}>
            <button
              type="button"
              className={classes.person}
              aria-label={itemName === undefined ? name : say.goTo(name)}
              aria-disabled={itemName === undefined}
              onClick={() => itemId !== null && itemName !== undefined && onJump(itemId, path)}
            >
              <PersonBadge
                name={name}
                tip={itemName === undefined ? name : say.personAt(name, itemName)}
                colour={colour}
                size={24}
              />
            </button>
          </li>
        );
      })}
      {people.length > maxShown && (
        <Tooltip
          label={people
            .slice(maxShown)
            .map(({ name }) => name)
            .join(', ')}
          openDelay={300}
        >
          <li className={classes.morePeople}>+{people.length - maxShown}</li>
        </Tooltip>
      )}
    </ul>
  );
}
