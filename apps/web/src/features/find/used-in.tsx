import { Anchor, Loader } from '@mantine/core';
import { useWords } from '../../words/define-words.ts';
import { useSkeleton } from '../../editing/index.ts';
import { showUses, type ShownThing } from './find-store.ts';
import { countHits } from './results.ts';
import { useUses } from './use-uses.ts';
import { words } from './words.ts';
import classes from './find.module.css';

export interface UsedInProps {
  readonly things: readonly ShownThing[];
  /** Places inside of these do not count: they go away with it. */
  readonly except?: readonly string[];
  /** Called when somebody goes to see the places. */
  readonly onShow: () => void;
}

const namedMax = 5;

/** Says before something is deleted where it is used, and leads there. Nothing, where nothing uses it. */
export function UsedIn({ things, except = [], onShow }: UsedInProps) {
  const say = useWords(words);
  const skeleton = useSkeleton();
  const results = useUses(things, except);
  if (results.isLooking) return <Loader size={14} aria-label={say.looking} />;
  const count = countHits(results.items);
  const [first] = things;
  if (count === 0 || !first) return null;
  const all = skeleton ? [skeleton.project, ...skeleton.workflows, ...[...skeleton.nodesOf.values()].flat()] : [];
  const names = results.items.map(({ itemId }) => all.find(({ id }) => id === itemId)?.displayName ?? say.newItem);
  return (
    <div className={classes.usedIn} role="note">
      <strong>{say.usedIn(count)}</strong> {names.slice(0, namedMax).join(', ')}
      {names.length > namedMax && ` ${say.andMore(names.length - namedMax)}`}{' '}
      {things.length === 1 && (
        <Anchor
          component="button"
          type="button"
          size="sm"
          onClick={() => {
            onShow();
            showUses(first);
          }}
        >
          {say.showUses}
        </Anchor>
      )}
    </div>
  );
}
