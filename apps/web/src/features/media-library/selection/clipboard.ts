import type { TeamId } from '@confab/model';
import type { FileItem } from '@confab/contracts';
import { create } from 'zustand';
import { onSignOut } from '../../../session/sign-out-cleanup.ts';

/** Files and folders that were cut or copied, to paste into another folder of the same team. */
export interface Clipboard {
  readonly teamId: TeamId;
  readonly action: 'copy' | 'move';
  readonly items: readonly FileItem[];
}

interface ClipboardState {
  readonly clipboard: Clipboard | undefined;
}

/** Kept apart from the page, so that it stays while folders are opened. */
export const useClipboard = create<ClipboardState>(() => ({ clipboard: undefined }));

export function setClipboard(clipboard: Clipboard | undefined): void {
  useClipboard.setState({ clipboard });
}

onSignOut(() => setClipboard(undefined));
