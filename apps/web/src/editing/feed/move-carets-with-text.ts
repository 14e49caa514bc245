import { applyTextChange, moveSelection, type TextChange } from '@confab/inputs';
import type { Person, TextSelection } from '../../live/presence.ts';

/** A colleague's change of a text, in terms of the text that the author sees. */
export interface FollowedText {
  readonly itemId: string;
  readonly path: string;
  readonly change: TextChange;
  /** The connection of the person who changed it. */
  readonly by: string;
}

/**
 * Moves the selections of people in a text with a change of it. The person who changed the text continues after the
 * typed text; all others stay where their own words end.
 *
 * @returns the same people when none of them is in the text
 */
export function moveCaretsWithText(people: readonly Person[], changed: FollowedText): readonly Person[] {
  const { itemId, path, change, by } = changed;
  let isMoved = false;
  const moved = people.map((person) => {
    const { selection } = person;
    const text =
      selection && person.itemId === itemId && person.path === path && applyTextChange(selection.text, change);
    // A text of another state is compared with the shown one by the code that shows the caret.
    if (!selection || typeof text !== 'string') return person;
    isMoved = true;
    return { ...person, selection: { ...placeAfter(selection, change, person.connectionId === by), text } };
  });
  return isMoved ? moved : people;
}

function placeAfter(selection: TextSelection, change: TextChange, isAuthor: boolean) {
  const last = change.at(-1);
  if (!isAuthor || !last) return moveSelection(selection, change);
  const before = change.slice(0, -1).reduce((shift, { removed, added }) => shift + added.length - removed.length, 0);
  const end = last.at + before + last.added.length;
  return { from: end, to: end };
}
