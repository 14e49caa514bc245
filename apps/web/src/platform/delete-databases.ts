/** Deletes every database that this site keeps in the browser. */
export async function deleteDatabases(): Promise<void> {
  try {
    const found = await indexedDB.databases();
    for (const { name } of found) if (name !== undefined) indexedDB.deleteDatabase(name);
  } catch {
    // A browser without databases, or one that does not tell them: there is nothing that could be deleted.
  }
}
