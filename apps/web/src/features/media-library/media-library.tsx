import type { FileItem } from '@confab/contracts';
import { Banner, IconButton } from '@confab/ui';
import { IconX } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLanguage } from '../../words/language.ts';
import { useWords } from '../../words/define-words.ts';
import { useMessage } from '../../words/messages.ts';
import { ResizableDetails } from './details/resizable-details.tsx';
import { FilePicker } from './uploads/file-picker.tsx';
import { formatTotalSize } from './list/format-size.ts';
import { ItemListView } from './list/item-list-view.tsx';
import classes from './media-library.module.css';
import { Breadcrumb } from './toolbar/breadcrumb.tsx';
import { ItemMenu, type MenuPlace } from './toolbar/item-menu.tsx';
import { LibraryToolbar } from './toolbar/library-toolbar.tsx';
import { FolderTree } from './tree/folder-tree.tsx';
import { UploadPanel } from './uploads/upload-panel.tsx';
import type { DroppedFile } from './uploads/read-dropped-files.ts';
import { useSelectUploaded } from './uploads/use-select-uploaded.ts';
import { useLibraryUploads } from './uploads/use-uploads.ts';
import { useLibraryCommands, type LibraryCommands } from './use-library-commands.ts';
import { useLibrary, type Library, type LibrarySettings } from './use-library.ts';
import { words } from './words.ts';

interface MediaLibraryProps extends LibrarySettings {
  readonly onSelection?: (selected: readonly FileItem[]) => void;
}

/** The file manager of a team's library: toolbar, folders, files and details. */
export function MediaLibrary({ onSelection, ...settings }: MediaLibraryProps) {
  const library = useLibrary(settings);
  const commands = useLibraryCommands(library);
  const uploads = useLibraryUploads(settings.teamId);
  const say = useWords(words);
  const picker = useRef<HTMLInputElement>(null);
  const [menuPlace, setMenuPlace] = useState<MenuPlace>();
  const { folder, selection, look } = library;
  // The menu goes with the selection: a later one opens its own.
  if (menuPlace && selection.items.size === 0) setMenuPlace(undefined);
  const report = useEffectEvent((items: typeof selection.items) => onSelection?.([...items.values()]));
  useEffect(() => report(selection.items), [selection.items]);
  const chooseFiles = () => picker.current?.click();
  const awaitUpload = useSelectUploaded(library, uploads.files);
  const upload = (into: FileItem, files: readonly DroppedFile[]) => awaitUpload(uploads.add(into, files));
  const addFile = (file: File) => folder && upload(folder, [{ file, folders: [] }]);
  const parts = { library, commands, upload };
  return (
    <div className={classes.library}>
      <LibraryToolbar library={library} commands={commands} onChooseFiles={chooseFiles} />
      <Notices commands={commands} />
      <div className={classes.body}>
        <nav className={classes.folders} aria-label={say.folders}>
          <FolderTree {...parts} />
        </nav>
        <div className={classes.centre}>
          <Breadcrumb library={library} />
          <ItemListView
            {...parts}
            onChooseFiles={chooseFiles}
            onMenu={({ clientX, clientY }) => setMenuPlace({ x: clientX, y: clientY })}
          />
          <StatusLine library={library} commands={commands} />
          <UploadPanel files={uploads.files} />
        </div>
        {look.hasDetails && <ResizableDetails library={library} onAddFile={folder && addFile} />}
      </div>
      <ItemMenu library={library} commands={commands} place={menuPlace} onClose={() => setMenuPlace(undefined)} />
      <FilePicker
        inputRef={picker}
        fileTypes={settings.fileTypes}
        onChoose={(files) => folder && upload(folder, files)}
      />
    </div>
  );
}

/** The last error, until it is dismissed. */
function Notices({ commands: { notice, dismissNotice } }: { readonly commands: LibraryCommands }) {
  const say = useWords(words);
  const translate = useMessage();
  if (notice?.level !== 'error') return null;
  return (
    <Banner
      level="error"
      action={<IconButton size={24} label={say.close} icon={<IconX size={14} />} onClick={dismissNotice} />}
    >
      {translate(notice.text)}
    </Banner>
  );
}

interface StatusLineProps {
  readonly library: Library;
  readonly commands: LibraryCommands;
}

/** How many items are listed and selected, and the last result; announced. */
function StatusLine({ library: { list, selection }, commands: { notice } }: StatusLineProps) {
  const say = useWords(words);
  const translate = useMessage();
  const language = useLanguage((state) => state.language);
  const { selected } = selection;
  const size = formatTotalSize(selected, language);
  return (
    <div className={classes.status} role="status">
      {list.total !== undefined && <span>{say.items(list.total)}</span>}
      {selected.length > 0 && (
        <span>
          {say.itemsSelected(selected.length)}
          {size !== undefined && ` (${size})`}
        </span>
      )}
      {notice?.level === 'info' && <span className={classes.notice}>{translate(notice.text)}</span>}
    </div>
  );
}
