import { registerModals } from '../../modals/registry.ts';
import { lazyModal } from '../../loading/lazy-modal.tsx';

/** The modals of the media library. Each is loaded when it is first opened. */
const mediaLibraryModals = {
  mediaLibrary: lazyModal(async () => (await import('./modals/media-library-modal.tsx')).MediaLibraryModal),
  textFileEditor: lazyModal(async () => (await import('./modals/text-file-editor-modal.tsx')).TextFileEditorModal),
  newMediaFolder: lazyModal(async () => (await import('./modals/new-folder-modal.tsx')).NewFolderModal),
  deleteMedia: lazyModal(async () => (await import('./modals/delete-media-modal.tsx')).DeleteMediaModal),
  deletedMedia: lazyModal(async () => (await import('./modals/deleted-media-modal.tsx')).DeletedMediaModal),
};

registerModals(mediaLibraryModals);

declare module '../../modals/registry.ts' {
  interface ModalRegistry {
    readonly mediaLibrary: typeof mediaLibraryModals;
  }
}
