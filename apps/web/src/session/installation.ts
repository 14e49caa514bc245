import type { MiscAttributes } from '@confab/contracts';
import { create } from 'zustand';

/** What the server says of this installation; undefined until it has, or when it could not be asked (P4.10). */
export const useInstallation = create<{ readonly misc: MiscAttributes | undefined }>(() => ({ misc: undefined }));

/** Where one gets help from people; empty when the installation names no place. */
export function getSupportUrl(): string {
  return useInstallation.getState().misc?.links.support ?? '';
}
