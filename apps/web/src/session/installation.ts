import type { MiscAttributes } from '@confab/contracts';
import { create } from 'zustand';

/** Links and sites of this installation; undefined until they are loaded, or when loading failed (P4.10). */
export const useInstallation = create<{ readonly misc: MiscAttributes | undefined }>(() => ({ misc: undefined }));

/** The address of support; empty when the installation has none. */
export function getSupportUrl(): string {
  return useInstallation.getState().misc?.links.support ?? '';
}
