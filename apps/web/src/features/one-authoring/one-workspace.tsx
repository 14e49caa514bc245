import { translationsInput } from '@confab/inputs';
import type { PagePlace } from '@confab/model';
import { Tabs } from '@mantine/core';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { useProjectOutline } from '../../editing/index.ts';
import { openModal } from '../../modals/modal-store.ts';
import { useWords } from '../../words/define-words.ts';
import {
  EditorBanners,
  EditorTitle,
  saveAll,
  authoringWords,
  useEditorKeys,
  useKeywordClashes,
  useLeaveGuard,
  useNoteToasts,
  useRegionKeys,
  useUndoControls,
  type WorkspaceProps,
} from '../authoring/index.ts';
import { openFind } from '../find/index.ts';
import { OpenItemProvider } from '../inputs/index.ts';
import { PreviewToggle } from '../one-preview/index.ts';
import { DeleteConfirmation } from '../projects/index.ts';
import { createInputTarget, ProjectSettings, type InputTarget } from '../properties/index.ts';
import { AuthorValues } from './author-values/author-values.tsx';
import { BulkInsertModal } from './bulk-insert-modal.tsx';
import { ProjectCommands } from './commands/index.ts';
import { FindDock } from './find-dock.tsx';
import { PublishOneProjectModal } from './modals.ts';
import { OneHeader } from './one-header.tsx';
import { findSelectedId, oneViews } from './one-location.ts';
import { OneTabList } from './one-tab-list.tsx';
import { AnalyticsTab } from './panel/analytics-tab.tsx';
import { ContactTab } from './panel/contact-tab.tsx';
import { ConversationsTab } from './panel/conversations-tab.tsx';
import { TextsTab } from './panel/texts-tab.tsx';
import { TurnIntoPro } from './panel/turn-into-pro.tsx';
import { usePageLists } from './page-tree/use-page-lists.ts';
import { usePublishWindow } from './use-publish-window.ts';
import { useRecordedConversations } from './use-recorded-conversations.ts';
import { useSelection } from './use-selection.ts';
import { useTreeCommands } from './use-tree-commands.ts';
import { words } from './words.ts';
import classes from './one-authoring.module.css';

/** The open One project: its tabs (A2.10), with the page tree and the inputs of the selected page. */
export function OneWorkspace({ undoStack, schemas, readOnlyReason }: WorkspaceProps) {
  const { session } = undoStack;
  const say = useWords(words);
  const sayShared = useWords(authoringWords);
  const outline = useProjectOutline();
  const lists = usePageLists();
  const selection = useSelection();
  const { location, goTo, select } = selection;
  const [inputTarget, setInputTarget] = useState<InputTarget>();
  const [bulkPlace, setBulkPlace] = useState<PagePlace>();
  const [deletedLlamaId, setDeletedLlamaId] = useState<string>();
  const publishing = usePublishWindow();
  const selectedId = outline && findSelectedId(location, outline);
  // The same array while authors type, or every row of the tree would render.
  const pageTypes = useMemo(() => Object.values(schemas.nodeSchemas), [schemas.nodeSchemas]);

  function navigateTo(itemId: string, path?: string | null) {
    if (path) setInputTarget(createInputTarget(itemId, path));
    select(itemId);
  }

  const commands = useTreeCommands({
    lists,
    pageTypes,
    selection,
    selectedId,
    addSeveral: setBulkPlace,
    confirmLlamaDeletion: setDeletedLlamaId,
    focusInputs: (itemId) => navigateTo(itemId, 'DisplayName'),
  });
  const undoControls = useUndoControls(undoStack, ({ itemId, path }) => {
    // The page of texts shows translations itself.
    if (location.tab === 'texts' && path?.startsWith(translationsInput))
      goTo({ ...location, row: `${itemId}/${path}` }, { replace: true });
    else if (session.getItem(itemId)) navigateTo(itemId, path === 'Parent' || path === 'Order' ? undefined : path);
  });
  const save = () => void saveAll(session, sayShared);
  useEditorKeys({ save, undo: undoControls.undo, redo: undoControls.redo, find: openFind });
  useNoteToasts(select);
  useKeywordClashes(session, schemas);
  useRecordedConversations(() => goTo({ ...location, tab: 'conversations' }));
  useLeaveGuard(session);
  useRegionKeys();
  useEffect(() => session.lookAt(selectedId ?? null), [session, selectedId]);
  if (!outline) return null;

  function confirmDiscard() {
    openModal('confirmationModal', {
      title: say.discardTitle,
      message: say.discardText,
      confirmLabel: say.discard,
      onConfirm: () => void session.discardAll(),
    });
  }

  async function removeLlama(llamaId: string) {
    setDeletedLlamaId(undefined);
    await session.removeItems([llamaId]);
    selection.clearDeleted();
  }

  const lastLlamaId = lists.at(-1)?.llamaId;
  const addContact = (target: string) => commands.addPage({ target, where: 'llama' }, 'Contact');
  return (
    <div className={classes.editor}>
      <EditorTitle selectedId={selectedId} />
      <OneHeader
        selectedId={selectedId ?? outline.project.id}
        undoControls={undoControls}
        onJump={navigateTo}
        onDiscardAll={confirmDiscard}
        onPublish={publishing.open}
      >
        {location.tab === 'conversations' && <PreviewToggle />}
      </OneHeader>
      <ProjectCommands
        outline={outline}
        onTab={(tab) => goTo({ ...location, tab })}
        onOpen={navigateTo}
        onAddChapter={commands.addLlama}
        onSave={save}
        onPublish={publishing.open}
      />
      <EditorBanners readOnlyReason={readOnlyReason} />
      <OpenItemProvider onOpenItem={select}>
        <Tabs
          className={classes.tabs ?? ''}
          value={location.tab}
          onChange={(next) => goTo({ ...location, tab: oneViews.find((tab) => tab === next) ?? 'conversations' })}
        >
          <OneTabList current={location.tab} />
          <Tabs.Panel
            value={location.tab}
            className={classes.tabPanel ?? ''}
            {...(location.tab === 'conversations' ? {} : { 'data-region': location.tab })}
          >
            {location.tab === 'conversations' && (
              <ConversationsTab
                {...{ schemas, pageTypes, lists, selectedId, commands }}
                {...{ selectedIds: selection.group, namedId: selection.namedId }}
                inputTarget={inputTarget?.itemId === selectedId ? inputTarget : undefined}
                onOpen={navigateTo}
              />
            )}
            {location.tab === 'contact' && (
              <ContactTab
                schema={schemas.nodeSchemas['Contact']}
                onAdd={lastLlamaId === undefined ? undefined : () => addContact(lastLlamaId)}
              />
            )}
            {location.tab === 'settings' && (
              <ProjectSettings projectId={session.projectId} schema={schemas.projectSchemas['One']}>
                <AuthorValues type="Account" />
                <TurnIntoPro />
              </ProjectSettings>
            )}
            {location.tab === 'analytics' && <AnalyticsTab teamId={session.teamId} projectId={session.projectId} />}
            {location.tab === 'texts' && <TextsTab {...{ schemas, location, goTo }} onOpen={navigateTo} />}
          </Tabs.Panel>
        </Tabs>
        <FindDock schemas={schemas} onOpen={navigateTo} />
      </OpenItemProvider>
      {bulkPlace && (
        <BulkInsertModal
          {...{ pageTypes, lists }}
          place={bulkPlace}
          onSelect={select}
          onClose={() => setBulkPlace(undefined)}
        />
      )}
      <Suspense fallback={null}>
        {publishing.part && !session.isReadOnly && (
          <PublishOneProjectModal
            session={session}
            opensAtStatus={publishing.part === 'status'}
            onOpenProblem={({ itemId, path }) => navigateTo(itemId, path)}
            onClose={publishing.close}
          />
        )}
        {deletedLlamaId !== undefined && (
          <DeleteConfirmation
            what={say.deleteChapter(session.getItem(deletedLlamaId)?.displayName ?? '')}
            onDelete={() => void removeLlama(deletedLlamaId)}
            onClose={() => setDeletedLlamaId(undefined)}
          />
        )}
      </Suspense>
    </div>
  );
}
