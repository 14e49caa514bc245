import type { Person } from './presence.ts';

/** The people on each item, by its id. */
export function groupPeopleByItem(people: readonly Person[]): ReadonlyMap<string, readonly Person[]> {
  const found = new Map<string, Person[]>();
  for (const person of people) {
    if (!person.itemId) continue;
    const others = found.get(person.itemId);
    if (others) others.push(person);
    else found.set(person.itemId, [person]);
  }
  return found;
}
