import { personColour } from './person-colour.ts';

/** Someone who has the project open, from the wire's presence list. */
interface PresentPerson {
  readonly connectionId: string;
  readonly tvAccountId: string;
  readonly name: string;
  readonly email: string;
  readonly itemId: string | null;
  readonly path: string | null;
}

/** Someone who has the project open, with the colour that marks this person for colleagues. */
export interface Person extends PresentPerson {
  readonly colour: string;
  /** What the person has selected in the text of the input; undefined outside texts. */
  readonly selection?: TextSelection | undefined;
}

/** A selected part of a text; without a length, the caret. */
export interface TextSelection {
  /** Position in UTF-16 units. */
  readonly from: number;
  readonly to: number;
  /** The text when the selection was made. */
  readonly text: string;
}

/** Who is in the project and in which input, by connection: one person may occur twice. */
export interface Presence {
  readonly people: readonly Person[];
}

export type PresenceEvent =
  | { readonly type: 'listed'; readonly people: readonly PresentPerson[] }
  | {
      readonly type: 'editStarted';
      readonly connectionId: string;
      readonly itemId: string;
      readonly path: string;
      readonly selection?: TextSelection | undefined;
    }
  | { readonly type: 'editEnded'; readonly connectionId: string }
  | { readonly type: 'disconnected' };

export const nobody: Presence = { people: [] };

/**
 * Follows who is where (A4.35 to A4.37).
 *
 * A list replaces everything; the start or end of an edit moves one known connection. An unknown connection is ignored,
 * because a list that contains it follows.
 *
 * @returns the same presence when nothing changes.
 */
export function reducePresence(presence: Presence, event: PresenceEvent): Presence {
  switch (event.type) {
    case 'listed':
      return listed(presence, event.people);
    case 'editStarted':
      return moved(presence, event.connectionId, event);
    case 'editEnded':
      return moved(presence, event.connectionId, { itemId: null, path: null });
    case 'disconnected':
      return presence.people.length === 0 ? presence : nobody;
  }
}

/** Who else is in an input or in something below it; the author's own connection does not count. */
export function isEditedByOther(
  presence: Presence,
  own: string | null,
  itemId: string,
  path: string,
): Person | undefined {
  return presence.people.find(
    (person) =>
      person.connectionId !== own &&
      person.itemId === itemId &&
      person.path !== null &&
      (person.path === path || person.path.startsWith(`${path}/`)),
  );
}

function listed(presence: Presence, people: readonly PresentPerson[]): Presence {
  const next = people.map((person): Person => {
    const known = presence.people.find((one) => one.connectionId === person.connectionId);
    const isThere = known?.itemId === person.itemId && known.path === person.path;
    return {
      ...person,
      colour: personColour(person.tvAccountId),
      ...(isThere && known.selection ? { selection: known.selection } : {}),
    };
  });
  const isSame =
    next.length === presence.people.length &&
    next.every((person, index) => isSamePlace(person, presence.people[index]));
  return isSame ? presence : { people: next };
}

function isSamePlace(one: Person, other: Person | undefined) {
  return (
    other !== undefined &&
    one.connectionId === other.connectionId &&
    one.tvAccountId === other.tvAccountId &&
    one.name === other.name &&
    one.email === other.email &&
    one.itemId === other.itemId &&
    one.path === other.path
  );
}

function moved(
  presence: Presence,
  connectionId: string,
  { itemId, path, selection }: Pick<Person, 'itemId' | 'path' | 'selection'>,
): Presence {
  const person = presence.people.find((one) => one.connectionId === connectionId);
  const isSame = person?.itemId === itemId && person.path === path && isSameSelection(person.selection, selection);
  if (!person || isSame) return presence;
  return { people: presence.people.map((one) => (one === person ? { ...one, itemId, path, selection } : one)) };
}

function isSameSelection(one: TextSelection | undefined, other: TextSelection | undefined) {
  return one?.from === other?.from && one?.to === other?.to && one?.text === other?.text;
}
