import { screen } from '@testing-library/react';
import type { FileItem } from '@confab/contracts';
import { emptyId } from '@confab/model';
import type { AssetFileType } from '@confab/model/media';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { vi } from 'vitest';
import { Live } from '../../../live/live-context.tsx';
import { ModalHost } from '../../../modals/modal-host.tsx';
import '../../../modals/confirm-modal.tsx';
import { fakeApi } from '../../../testing/fake-api.ts';
import { fakeLive } from '../../../testing/fake-live.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { MediaLibrary } from '../media-library.tsx';
import '../modals.ts';
import '../modals/delete-media-modal.tsx';
import '../modals/new-folder-modal.tsx';
import { setClipboard } from '../selection/clipboard.ts';
import { useUploadQueue } from '../uploads/upload-queue.ts';
import type { LibraryLocation } from '../use-library.ts';
import { teamId, type FakeLibrary } from './fake-library.ts';
import { closeModals } from '../../../testing/modals-and-toasts.ts';

interface RenderOptions {
  readonly fileTypes?: readonly AssetFileType[];
  readonly itemId?: string;
  readonly answers?: Readonly<Record<string, (input: never) => unknown>>;
  readonly onPick?: (item: FileItem) => void;
  /** False where a test looks only at which window is opened. */
  readonly showsModals?: boolean;
}

/** Renders a library whose files are in memory. */
export function renderLibrary(
  library: FakeLibrary,
  { fileTypes = ['General'], itemId, answers, onPick, showsModals = true }: RenderOptions = {},
) {
  closeModals();
  useUploadQueue.setState({ files: [] });
  setClipboard(undefined);
  localStorage.clear();
  // Nothing has a size in this DOM, and a list of no height draws no rows.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1_000);
  const { api, made } = fakeApi({ ...library.answers, ...answers });
  const visited: LibraryLocation[] = [];
  function Page() {
    const [location, setLocation] = useState<LibraryLocation>({ folderId: emptyId, itemId });
    const go = (next: LibraryLocation) => {
      visited.push(next);
      setLocation(next);
    };
    return <MediaLibrary {...{ teamId, fileTypes, location }} onLocation={go} {...(onPick ? { onPick } : {})} />;
  }
  const live = fakeLive();
  const { container } = renderPage(
    api,
    <Live value={live.live}>
      <Page />
      {showsModals && <ModalHost />}
    </Live>,
  );
  return { user: userEvent.setup(), made, visited, api, container, live };
}

/** The row of a file or folder, once it is shown. */
export const findRow = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
/** The panel with the details of the selected items. */
export const getDetails = () => screen.getByRole('complementary', { name: 'Details' });
