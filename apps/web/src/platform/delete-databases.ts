/** Deletes every database that this site keeps in the browser. */
export async function deleteDatabases(): Promise<void> {
  try {
    const found = await indexedDB.databases();
    for (const { name } of found) if (name !== undefined) indexedDB.deleteDatabase(name);
  } catch {
    // The browser has no databases or cannot list them.
  }
}
