import { PersonBadge } from '@confab/ui';
import { Tooltip } from '@mantine/core';
import { usePresence, useSkeleton } from '../../editing/index.ts';
import { useSession } from '../../session/session-store.ts';
import { useWords } from '../../words/define-words.ts';
import classes from './authoring.module.css';
import { nameInSkeleton } from './name-in-skeleton.ts';
import { words } from './words.ts';

const shownMax = 5;

interface PresenceBarProps {
  /** Leads to where somebody is: an item and, if he is in one, its input. */
  readonly onJump: (itemId: string, path: string | null) => void;
}

/** Everyone else who has the project open; a click goes to where that person is. */
export function PresenceBar({ onJump }: PresenceBarProps) {
  const say = useWords(words);
  const skeleton = useSkeleton();
  const ownId = useSession((state) => state.signIn?.tvAccountId);
  const people = usePresence().filter(({ tvAccountId }) => tvAccountId !== ownId);
  if (people.length === 0) return null;
  return (
    <ul className={classes.presence} aria-label={say.others}>
      {people.slice(0, shownMax).map(({ connectionId, name, colour, itemId, path }) => {
        const place = itemId === null ? undefined : nameInSkeleton(itemId, skeleton);
        return (
          <li key={connectionId}>
            <button
              type="button"
              className={classes.person}
              aria-label={place === undefined ? name : say.goTo(name)}
              aria-disabled={place === undefined}
              onClick={() => itemId !== null && place !== undefined && onJump(itemId, path)}
            >
              <PersonBadge
                name={name}
                tip={place === undefined ? name : say.personAt(name, place)}
                colour={colour}
                size={24}
              />
            </button>
          </li>
        );
      })}
      {people.length > shownMax && (
        <Tooltip
          label={people
            .slice(shownMax)
            .map(({ name }) => name)
            .join(', ')}
          openDelay={300}
        >
          <li className={classes.morePeople}>+{people.length - shownMax}</li>
        </Tooltip>
      )}
    </ul>
  );
}
