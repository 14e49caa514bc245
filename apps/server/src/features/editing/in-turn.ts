/** The end of the work that is under way or waiting, by what it is about. */
const ends = new Map<string, Promise<unknown>>();

/**
 * Runs one piece of work about a thing after the other, in the order in which they came.
 *
 * Many people edit one item. Side by side, each edit would be worked out from what another is about to change, be
 * thrown away, and be made again while everybody waits; in turn each is made once. Other processes are kept out by the
 * database; this only spares the work.
 */
export async function inTurn<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  const before = ends.get(key);
  const mine = before === undefined ? work() : before.then(work, work);
  ends.set(key, mine);
  try {
    return await mine;
  } finally {
    if (ends.get(key) === mine) ends.delete(key);
  }
}
