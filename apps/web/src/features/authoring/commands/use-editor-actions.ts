import type { ProjectSummary } from '@confab/model';
import type { EditingSession } from '../../../editing/index.ts';
import type { EditorActions, ItemSchemas } from '../../tree/index.ts';
import { numberName } from './number-name.ts';
import { openExport } from './project-files.ts';
import { openMoveDialog } from './open-move-dialog.ts';
import { openReadyModules } from './open-ready-modules.ts';
import {
  getParentLocation,
  resolveLocation,
  toSearchParams,
  parseEditorLocation,
  findItemLocation,
  type EditorLocation,
} from '../location/editor-location.ts';
import { useSearchParams } from 'wouter';
import { openUsagesOfItem } from './to-usage-target.ts';
import { useWords } from '../../../words/define-words.ts';
import { openProfiler } from '../../profiler/index.ts';
import { useItemDeletion } from './use-item-deletion.ts';
import { useNodeGroup } from './use-node-group.ts';
import { useStableActions } from './use-stable-actions.ts';
import { words } from '../words.ts';

/** The editor location, the actions on whole items, and the pending deletion. */
export function useEditorActions(session: EditingSession, schemas: ItemSchemas, projects: readonly ProjectSummary[]) {
  const say = useWords(words);
  const [params, setParams] = useSearchParams();

  const location = parseEditorLocation(params);
  const { selectedNodeIds, selectGroup } = useNodeGroup(location);

  function goTo(next: EditorLocation, options?: { readonly replace: boolean }) {
    if (toSearchParams(next).toString() !== params.toString()) setParams(toSearchParams(next), options);
  }

  /** Goes to an item; by default the properties panel stays open or closed as it is. */
  function show(itemId: string, isPropertiesOpen = location.isPropertiesOpen) {
    const outline = session.getOutline();
    const next = outline && findItemLocation(itemId, outline, { ...location, tab: 'build', isPropertiesOpen });
    if (next) goTo(next);
  }

  function select(itemId: string) {
    selectGroup('', []);
    show(itemId, true);
  }

  async function duplicate(itemId: string) {
    const isNode = session.getItem(itemId)?.kind === 'node';
    const created = await (isNode ? session.duplicateNode(itemId) : session.duplicateWorkflow(itemId));
    if (created.type === 'created') select(created.id);
  }

  const { confirmDelete, ...deletion } = useItemDeletion(session, select);

  const actions: EditorActions = {
    select,
    selectNodes: (workflowId, nodeIds) =>
      goTo({ ...location, tab: 'build', workflowId, nodeId: selectGroup(workflowId, nodeIds) }),
    deselectNode() {
      selectGroup('', []);
      goTo({ ...location, tab: 'build', nodeId: undefined });
    },
    selectParent() {
      selectGroup('', []);
      const outline = session.getOutline();
      if (outline) goTo(getParentLocation(location, resolveLocation(location, outline)));
    },
    rename: (itemId, name) => session.edit(itemId, { path: 'DisplayName', action: 'ValueChanged', updatedValue: name }),
    async addWorkflow(workflowType = 'Standard') {
      const created = await session.addWorkflow({ displayName: say.newWorkflow(workflowType), workflowType });
      if (created.type === 'failed') return undefined;
      select(created.id);
      return created.id;
    },
    openReadyModules: () => openReadyModules(session, select),
    async addNode(workflowId, nodeType, position) {
      const title = schemas.nodeSchemas[nodeType]?.title;
      const others = session.getOutline()?.nodesByWorkflow.get(workflowId) ?? [];
      const created = await session.addNode({
        workflowId,
        nodeType,
        ...(title !== undefined && { displayName: numberName(title, others) }),
        ...position,
      });
      if (created.type === 'failed') return undefined;
      select(created.id);
      return created.id;
    },
    duplicate: (itemId) => void duplicate(itemId),
    moveNode: (nodeId, workflowId) => void session.moveNodeTo(nodeId, workflowId),
    openMoveDialog: (itemId) => openMoveDialog(itemId, { session, schemas, projects, words: say }),
    showUsages: (itemId) => openUsagesOfItem(session.getItem(itemId)),
    openProfiler: (itemId) => openProfiler(session, itemId),
    openExport(itemId) {
      const outline = session.getOutline();
      if (outline) openExport(session, outline, itemId);
    },
    confirmDelete,
  };
  const stableActions = useStableActions(actions);
  return { actions: stableActions, selectedNodeIds, location, goTo, show, ...deletion };
}
