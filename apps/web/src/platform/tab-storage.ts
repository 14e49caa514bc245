/** The storage of this tab; undefined where the browser forbids it. */
export const tabStorage = openTabStorage();

function openTabStorage(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}
