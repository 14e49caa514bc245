/** Reads the text of the clipboard; undefined when the browser does not allow it, as on pages without https. */
export async function readClipboard(): Promise<string | undefined> {
  try {
    return await navigator.clipboard.readText();
  } catch {
    return undefined;
  }
}
