import { usePresence, useEditingSession, type ProjectOutline } from '../../../editing/index.ts';
import { openModal } from '../../../modals/modal-store.ts';
import { useWords } from '../../../words/define-words.ts';
import { authoringWords, createItemCommands, createPersonCommands, focusNextRegion } from '../../authoring/index.ts';
import { usePageActions, type PageAction } from '../../command-palette/index.ts';
import { openFind } from '../../find/index.ts';
import { setPreview, usePreviewSettings } from '../../one-preview/index.ts';
import { LanguageCommands } from '../../translations/index.ts';
import { oneTabs, type OneView } from '../one-location.ts';
import { words } from '../words.ts';

interface ProjectCommandsProps {
  readonly outline: ProjectOutline;
  readonly onTab: (tab: OneView) => void;
  /** Selects an item and, with a path, scrolls to its input. */
  readonly onOpen: (itemId: string, path?: string | null) => void;
  readonly onAddChapter: () => void;
  readonly onSave: () => void;
  readonly onPublish: () => void;
}

/** Offers what can be done in the open project, its people, chapters and pages in the command palette; draws nothing. */
export function ProjectCommands({ outline, onTab, onOpen, onAddChapter, onSave, onPublish }: ProjectCommandsProps) {
  const say = useWords(words);
  const sayShared = useWords(authoringWords);
  const people = usePresence();
  const { teamId, projectId, isReadOnly } = useEditingSession();
  const isPreviewShown = usePreviewSettings((state) => state.isShown);
  const ids = { teamId, projectId };
  const group = sayShared.thisProject;
  const command = (id: string, label: string, run: () => void, shortcut?: string): PageAction => ({
    id: `editor.${id}`,
    label,
    group,
    run,
    ...(shortcut ? { shortcut } : {}),
  });

  function exportProject() {
    const name = outline.project.displayName;
    openModal('platformFileDownload', { ...ids, name, isForPlatforms: false, isForTranslators: true });
  }

  const changes = [
    command('save', sayShared.saveAll, onSave, 'Ctrl S'),
    command('publish', sayShared.publish, onPublish),
    command('chapter', say.newChapter, onAddChapter),
    command('importTranslations', sayShared.importTranslations, () => openModal('translationsImport', ids)),
  ];
  usePageActions([
    ...(isReadOnly ? [] : changes),
    command('preview', isPreviewShown ? say.hidePreview : say.showPreview, () => {
      onTab('conversations');
      setPreview({ isShown: !isPreviewShown });
    }),
    command('find', say.find, openFind, 'Ctrl Shift F'),
    command('nextPart', sayShared.nextPart, () => focusNextRegion(1), 'F6'),
    ...oneTabs.map((tab) => command(tab, say.goToTab(say[tab]), () => onTab(tab))),
    command('exportProject', sayShared.exportProject, exportProject),
    ...createPersonCommands(people, onOpen, sayShared),
    ...createItemCommands(outline, (itemId) => onOpen(itemId, 'DisplayName'), {
      workflows: say.chapters,
      nodes: say.pages,
    }),
  ]);
  return <LanguageCommands group={group} />;
}
