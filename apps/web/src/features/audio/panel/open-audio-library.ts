import type { TeamId } from '@confab/model';
import type { MediaLibraryProps } from '../../../media/media-modals.ts';
import { openModal } from '../../../modals/modal-store.ts';

/** Opens the library to choose an audio. */
export function openAudioLibrary(teamId: TeamId, onSelect: NonNullable<MediaLibraryProps['onSelect']>) {
  openModal('mediaLibrary', { teamId, fileTypes: ['Audio'], onSelect });
}
