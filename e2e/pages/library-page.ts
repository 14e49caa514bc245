import type { Page } from '@playwright/test';

/** A file as it is dropped on a page. */
export interface DroppedFile {
  readonly name: string;
  readonly content: string | Uint8Array;
}

/** The row of a file or folder in the media library. */
export const findRow = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) });

/** Drops files of the computer on the list of the media library. */
export async function dropFiles(page: Page, files: readonly DroppedFile[]): Promise<void> {
  const sent = files.map(({ name, content }) => ({ name, base64: Buffer.from(content).toString('base64') }));
  const transfer = await page.evaluateHandle((all) => {
    const made = new DataTransfer();
    for (const { name, base64 } of all) {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
      made.items.add(new File([bytes], name));
    }
    return made;
  }, sent);
  for (const type of ['dragenter', 'dragover', 'drop'])
    await page.dispatchEvent('[role="grid"]', type, { dataTransfer: transfer });
}
