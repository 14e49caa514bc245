/** The database of recordings, each of which belongs to the account that made it. */
export const recordingsDatabase = 'confab-recordings';

/** Whether this browser has, or may have, the database of recordings. */
export async function mayHaveRecordings(): Promise<boolean> {
  if (typeof indexedDB === 'undefined') return false;
  try {
    return (await indexedDB.databases()).some(({ name }) => name === recordingsDatabase);
  } catch {
    // Older browsers cannot list them.
    return true;
  }
}

/** Deletes the databases that this site keeps in the browser, except for some. */
export async function deleteDatabases(kept: readonly string[] = []): Promise<void> {
  try {
    const found = await indexedDB.databases();
    for (const { name } of found) if (name !== undefined && !kept.includes(name)) indexedDB.deleteDatabase(name);
  } catch {
    // The browser has no databases or cannot list them.
  }
}
