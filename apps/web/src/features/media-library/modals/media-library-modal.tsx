import type { FileItem } from '@confab/contracts';
import { emptyId } from '@confab/model';
import { ModalFrame } from '@confab/ui';
import { useState } from 'react';
import type { MediaLibraryProps } from '../../../media/media-modals.ts';
import { useWords } from '../../../words/define-words.ts';
import { isLibraryFile, type LibraryFile } from '../data/is-library-file.ts';
import { MediaLibrary } from '../media-library.tsx';
import classes from './modals.module.css';
import type { LibraryLocation } from '../use-library.ts';
import { words } from '../words.ts';

interface MediaLibraryModalProps extends MediaLibraryProps {
  readonly onClose: () => void;
}

/** The library in full screen (A2.84). As a picker it hands over exactly one file (A2.92). */
export function MediaLibraryModal({ teamId, fileTypes, onSelect, onClose }: MediaLibraryModalProps) {
  const say = useWords(words);
  const [location, setLocation] = useState<LibraryLocation>({ folderId: emptyId, itemId: undefined });
  const [selected, setSelected] = useState<readonly FileItem[]>([]);
  const chosen = findChosen(selected);

  function pick(item: FileItem | undefined) {
    if (item === undefined || !isLibraryFile(item) || item.fileType === null) return;
    onSelect?.({ id: item.id, name: item.name, fileType: item.fileType });
    onClose();
  }

  const leave = { label: onSelect ? say.cancel : say.close, kind: 'secondary', onPress: onClose } as const;
  const choose = {
    label: say.select,
    kind: chosen ? 'primary' : 'disabled',
    onPress: () => pick(chosen),
  } as const;
  return (
    <ModalFrame title={say.title} mode="fullScreen" buttons={onSelect ? [leave, choose] : [leave]} onClose={onClose}>
      <div className={classes.library}>
        <MediaLibrary
          {...{ teamId, fileTypes, location }}
          onLocation={setLocation}
          onSelection={setSelected}
          {...(onSelect ? { onPick: pick } : {})}
        />
      </div>
    </ModalFrame>
  );
}

/** The file that is picked: folders and several files are not (A2.92). */
function findChosen(selected: readonly FileItem[]): LibraryFile | undefined {
  const [only] = selected;
  return selected.length === 1 && only && isLibraryFile(only) ? only : undefined;
}
