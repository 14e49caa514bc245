import { miscAttributesCall, type MiscAttributes } from '@confab/contracts';
import { create } from 'zustand';
import type { ApiClient } from '../api/api-client.ts';

/** Links and sites of this installation; undefined until they are loaded, or when loading failed (P4.10). */
export const useInstallation = create<{ readonly misc: MiscAttributes | undefined }>(() => ({ misc: undefined }));

/** Loads links and sites, at start-up and again after it failed. */
export async function loadInstallation(api: ApiClient): Promise<MiscAttributes> {
  const misc = await api.call(miscAttributesCall, { query: {} });
  useInstallation.setState({ misc });
  return misc;
}

/** The address of support; empty when the installation has none. */
export function getSupportUrl(): string {
  return useInstallation.getState().misc?.links.support ?? '';
}
