import type { EditorActions } from '../../features/tree/index.ts';

const nothing = () => undefined;

/** Actions of the editor that do nothing, for parts that are rendered alone. */
export const noActions: EditorActions = {
  select: nothing,
  selectNodes: nothing,
  deselectNode: nothing,
  selectParent: nothing,
  rename: nothing,
  addWorkflow: async () => undefined,
  openReadyModules: nothing,
  addNode: async () => undefined,
  duplicate: nothing,
  moveNode: nothing,
  openMoveDialog: nothing,
  showUsages: nothing,
  openProfiler: nothing,
  openExport: nothing,
  confirmDelete: nothing,
};
