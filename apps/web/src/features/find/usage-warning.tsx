import type { ItemId } from '@confab/model';
import { Anchor, Loader } from '@mantine/core';
import { useWords } from '../../words/define-words.ts';
import { useProjectOutline } from '../../editing/index.ts';
import { openUsages, type UsageTarget } from './find-store.ts';
import { countHits } from './find-results.ts';
import { useUsages } from './use-usages.ts';
import { words } from './words.ts';
import classes from './find.module.css';

export interface UsageWarningProps {
  readonly targets: readonly UsageTarget[];
  /** Item ids whose own references are ignored, because they are deleted too. */
  readonly except?: readonly ItemId[];
  /** Called when the author opens the list of usages. */
  readonly onShow: () => void;
}

const maxNames = 5;

/** Warns before a deletion where the items are used. Renders nothing when they are unused, and a notice when that could not be checked. */
export function UsageWarning({ targets, except = [], onShow }: UsageWarningProps) {
  const say = useWords(words);
  const outline = useProjectOutline();
  const results = useUsages(targets, except);
  if (results.isSearching) return <Loader size={14} aria-label={say.looking} />;
  const count = countHits(results.items);
  const [first] = targets;
  if (count === 0 && results.failure !== undefined) {
    return (
      <div className={classes.usedIn} role="alert">
        {say.notCounted}{' '}
        <Anchor component="button" type="button" size="sm" onClick={results.refetch}>
          {say.tryAgain}
        </Anchor>
      </div>
    );
  }
  if (count === 0 || !first) return null;
  const all = outline ? [outline.project, ...outline.workflows, ...[...outline.nodesByWorkflow.values()].flat()] : [];
  const names = results.items.map(({ itemId }) => all.find(({ id }) => id === itemId)?.displayName ?? say.newItem);
  return (
    <div className={classes.usedIn} role="note">
      <strong>{say.usedIn(count)}</strong> {names.slice(0, maxNames).join(', ')}
      {names.length > maxNames && ` ${say.andMore(names.length - maxNames)}`}{' '}
      {targets.length === 1 && (
        <Anchor
          component="button"
          type="button"
          size="sm"
          onClick={() => {
            onShow();
            openUsages(first);
          }}
        >
          {say.showUsages}
        </Anchor>
      )}
    </div>
  );
}
