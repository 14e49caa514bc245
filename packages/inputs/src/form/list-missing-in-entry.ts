import { emptyId, type ResponseEntry, type ScreenLayout } from '@confab/model';

const layoutsWithoutImage: ReadonlySet<ScreenLayout> = new Set<ScreenLayout>(['TextOnly', 'FullscreenVideo']);

/** The layout of an entry that names none and has an image (A9.11). Without an image it is a plain text. */
export const defaultScreenLayout: ScreenLayout = 'ImageLeftNoHeading';

/** A part of an entry that a complete one has. */
export type EntryPart = 'displayText' | 'image';

/** What an entry still lacks; nothing when it is complete (A5.10 to A5.12). */
export function listMissingInEntry(entry: ResponseEntry): readonly EntryPart[] {
  const missing: EntryPart[] = [];
  const layout = entry.ScreenLayout ?? 'TextOnly';
  const hasImage = entry.ImageAssetId !== undefined && entry.ImageAssetId !== '' && entry.ImageAssetId !== emptyId;
  if (!entry.DisplayText?.trim()) missing.push('displayText');
  if (!layoutsWithoutImage.has(layout) && !hasImage) missing.push('image');
  return missing;
}
