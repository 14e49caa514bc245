import { lazy } from 'react';
import { registerModals } from '../../modals/registry.ts';

/** The modals of the media library. Each is loaded when it is first opened. */
const mediaLibraryModals = {
  mediaLibrary: lazy(async () => ({ default: (await import('./modals/media-library-modal.tsx')).MediaLibraryModal })),
  textFileEditor: lazy(async () => ({
    default: (await import('./modals/text-file-editor-modal.tsx')).TextFileEditorModal,
  })),
  newMediaFolder: lazy(async () => ({ default: (await import('./modals/new-folder-modal.tsx')).NewFolderModal })),
  deleteMedia: lazy(async () => ({ default: (await import('./modals/delete-media-modal.tsx')).DeleteMediaModal })),
  deletedMedia: lazy(async () => ({ default: (await import('./modals/deleted-media-modal.tsx')).DeletedMediaModal })),
};

registerModals(mediaLibraryModals);

declare module '../../modals/registry.ts' {
  interface ModalRegistry {
    readonly mediaLibrary: typeof mediaLibraryModals;
  }
}
