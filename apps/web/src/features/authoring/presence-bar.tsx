import { PersonBadge } from '@confab/ui';
import { usePresence } from '../../editing/index.ts';
import { useSession } from '../../session/session-store.ts';
import { useWords } from '../../words/define-words.ts';
import classes from './authoring.module.css';
import { words } from './words.ts';

const shownMax = 5;

/** Everyone else who has the project open; a click goes to where that person is. */
export function PresenceBar({ onJump }: { readonly onJump: (itemId: string) => void }) {
  const say = useWords(words);
  const ownId = useSession((state) => state.signIn?.tvAccountId);
  const people = usePresence().filter(({ tvAccountId }) => tvAccountId !== ownId);
  if (people.length === 0) return null;
  return (
    <ul className={classes.presence} aria-label={say.others}>
      {people.slice(0, shownMax).map(({ connectionId, name, colour, itemId }) => (
        <li key={connectionId}>
          <button
            type="button"
            className={classes.person}
            aria-label={itemId ? say.goTo(name) : name}
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
