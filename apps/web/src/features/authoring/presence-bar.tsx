import { PersonBadge } from '@confab/ui';
import { usePresence } from '../../editing/index.ts';
import { useSession } from '../../session/session-store.ts';
import classes from './authoring.module.css';

const shownMax = 5;

/** Everyone else who has the project open; a click goes to where that person is. */
export function PresenceBar({ onJump }: { readonly onJump: (itemId: string) => void }) {
  const ownId = useSession((state) => state.signIn?.tvAccountId);
  const people = usePresence().filter(({ tvAccountId }) => tvAccountId !== ownId);
  if (people.length === 0) return null;
  return (
    <ul className={classes.presence} aria-label="Others in this project">
      {people.slice(0, shownMax).map(({ connectionId, name, colour, itemId }) => (
        <li key={connectionId}>
          <button
            type="button"
            className={classes.person}
            aria-label={itemId ? `Go to where ${name} is` : name}
            aria-disabled={itemId === null}
            onClick={() => itemId && onJump(itemId)}
          >
            <PersonBadge name={name} colour={colour} size={24} />
          </button>
        </li>
      ))}
      {people.length > shownMax && <li className={classes.morePeople}>+{people.length - shownMax}</li>}
    </ul>
  );
}
