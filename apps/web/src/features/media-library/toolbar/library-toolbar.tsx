import { isComposing } from '@confab/ui/is-composing';
import { TextInput } from '@mantine/core';
import {
  IconClipboard,
  IconCopy,
  IconCursorText,
  IconDownload,
  IconFolderPlus,
  IconInfoCircle,
  IconLinkOff,
  IconRefresh,
  IconRestore,
  IconScissors,
  IconSearch,
  IconTrash,
  IconUpload,
} from '@tabler/icons-react';
import { openModal } from '../../../modals/modal-store.ts';
import { useWords } from '../../../words/define-words.ts';
import { useMessage } from '../../../words/messages.ts';
import { useClipboard } from '../selection/clipboard.ts';
import type { LibraryCommands } from '../use-library-commands.ts';
import type { Library } from '../use-library.ts';
import { getItemRights } from './get-item-rights.ts';
import { SelectionMenu } from './selection-menu.tsx';
import { SortMenu } from './sort-menu.tsx';
import { ToolButton } from './tool-button.tsx';
import classes from './toolbar.module.css';
import { ViewMenu } from './view-menu.tsx';
import { words } from '../words.ts';
import type { Message } from '../../../words/message.ts';

interface LibraryToolbarProps {
  readonly library: Library;
  readonly commands: LibraryCommands;
  readonly onChooseFiles: () => void;
}

const iconProps = { size: 18, stroke: 1.7 };

/** The toolbar of the library (A2.85). Disabled commands explain why. */
export function LibraryToolbar({ library, commands, onChooseFiles }: LibraryToolbarProps) {
  const say = useWords(words);
  const translate = useMessage();
  const { folder, selection, look, setLook, client, teamId } = library;
  const { selected } = selection;
  const rights = getItemRights(folder, selected, say);
  const explain = (reason: Message | undefined) => (reason === undefined ? undefined : translate(reason));
  const [only] = selected;
  const clipboard = useClipboard((state) => state.clipboard);
  const noClipboard = clipboard?.teamId === teamId ? undefined : say.nothingToPaste;
  return (
    <div className={classes.toolbar} role="toolbar" aria-label={say.toolbar}>
      <ToolButton
        hasLabel
        label={say.newFolder}
        icon={<IconFolderPlus {...iconProps} />}
        reason={explain(rights.create)}
        onPress={commands.createFolder}
      />
      <ToolButton
        hasLabel
        label={say.upload}
        icon={<IconUpload {...iconProps} />}
        reason={explain(rights.create)}
        onPress={onChooseFiles}
      />
      <span className={classes.divider} />
      <ToolButton
        label={say.cut}
        icon={<IconScissors {...iconProps} />}
        reason={explain(rights.change)}
        onPress={() => commands.cut(selected)}
      />
      <ToolButton
        label={say.copy}
        icon={<IconCopy {...iconProps} />}
        reason={explain(rights.copy)}
        onPress={() => commands.copy(selected)}
      />
      <ToolButton
        label={say.paste}
        icon={<IconClipboard {...iconProps} />}
        reason={explain(rights.create) ?? noClipboard}
        onPress={commands.paste}
      />
      <ToolButton
        label={say.rename}
        icon={<IconCursorText {...iconProps} />}
        reason={explain(rights.rename)}
        onPress={() => only && commands.startRename(only)}
      />
      <ToolButton
        label={say.download}
        icon={<IconDownload {...iconProps} />}
        reason={explain(rights.download)}
        onPress={() => commands.download(selected)}
      />
      <ToolButton
        label={say.remove}
        icon={<IconTrash {...iconProps} />}
        reason={explain(rights.change)}
        onPress={() => commands.remove(selected)}
      />
      <span className={classes.divider} />
      <SortMenu library={library} />
      <ToolButton label={say.refresh} icon={<IconRefresh {...iconProps} />} onPress={commands.refresh} />
      <ToolButton
        label={say.recentlyDeleted}
        icon={<IconRestore {...iconProps} />}
        onPress={() => {
          // The notice may report the deletion of a file that is restored now.
          commands.dismissNotice();
          openModal('deletedMedia', { teamId: client.teamId, canRestore: folder?.permission.write === true });
        }}
      />
      <span className={classes.gap} />
      <TextInput
        // In the window that picks a file, people search first.
        data-autofocus
        // Escape clears the text first; the window closes by the next one.
        data-mantine-stop-propagation={library.searchText !== ''}
        className={classes.search ?? ''}
        size="xs"
        placeholder={say.search}
        aria-label={folder && folder.parentId !== '' ? say.searchIn(folder.name) : say.searchAll}
        leftSection={<IconSearch size={16} />}
        value={library.searchText}
        onChange={(event) => library.setSearchText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || library.searchText === '' || isComposing(event)) return;
          event.stopPropagation();
          library.setSearchText('');
        }}
      />
      <ToolButton
        label={say.unusedOnly}
        icon={<IconLinkOff {...iconProps} />}
        isPressed={library.unusedOnly}
        onPress={() => library.setUnusedOnly(!library.unusedOnly)}
      />
      <SelectionMenu library={library} />
      <ViewMenu library={library} />
      <ToolButton
        label={say.details}
        icon={<IconInfoCircle {...iconProps} />}
        isPressed={look.hasDetails}
        onPress={() => setLook({ hasDetails: !look.hasDetails })}
      />
    </div>
  );
}
