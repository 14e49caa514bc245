import { useWords } from '../../../words/define-words.ts';
import { authoringWords } from '../../authoring/index.ts';
import { useLatestPageActions } from '../../command-palette/index.ts';
import { words } from '../words.ts';
import type { AddAtSelectionProps } from './add-at-selection.tsx';
import { findAddPlace } from './find-add-place.ts';

interface AddingActionsProps extends AddAtSelectionProps {
  /** Focuses the tree: the palette may have been opened from elsewhere. */
  readonly focusTree: () => void;
}

/** Offers the page types in the command palette, each of which adds a page where the menu of the tree does; draws nothing. */
export function AddingActions({ item, lists, pageTypes, commands, focusTree }: AddingActionsProps) {
  const say = useWords(words);
  const { thisProject } = useWords(authoringWords);
  const place = findAddPlace(item, lists);
  useLatestPageActions(
    (place ? pageTypes : []).map(({ type, title }) => ({
      id: `tree.add.${type}`,
      label: say.addPageType(title),
      group: thisProject,
      run() {
        if (!place) return;
        focusTree();
        commands.addPage(place, type);
      },
    })),
  );
  return null;
}
