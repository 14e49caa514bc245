import '@mantine/core/styles.css';
import '@confab/ui/tokens.css';
import { UiProvider } from '@confab/ui';
import { projectCalls, type Call } from '@confab/contracts';
import type { Item, SkinnyItem } from '@confab/model';
import { createRoot } from 'react-dom/client';
import { EditingSessionProvider } from '../../apps/web/src/editing/index.ts';
import { toId } from '../../apps/web/src/editing/sender/to-id.ts';
import { ids, nodeSchema } from '../../apps/web/src/testing/editing/world.ts';
import { ProjectTree, type EditorActions } from '../../apps/web/src/features/tree/index.ts';
import { openOwnSession } from './open-own-session.ts';
import { nodeName, nodesEach, offerTreeProbe, workflowCount, workflowName } from './tree-probe.ts';

// The tree of the authoring site over a whole editing session of a project with 51,000 items.

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element.');
root.style.height = '740px';
root.style.width = '500px';
root.style.display = 'grid';
root.style.gridTemplateRows = 'minmax(0, 1fr)';
const page = createRoot(root);

const idAt = (place: number) => `20000000-0000-4000-8000-${String(place).padStart(12, '0')}`;
const orderAt = (place: number) => `a${String(place).padStart(6, '0')}`;
const skinny = (place: number, kind: SkinnyItem['kind'], workflowId: string | null, name: string): SkinnyItem => ({
  id: toId.item(idAt(place)),
  kind,
  type: kind === 'node' ? 'Ask' : 'Standard',
  projectId: ids.project,
  workflowId: workflowId === null ? null : toId.workflow(workflowId),
  displayName: name,
  version: 1,
  isDirty: false,
  order: orderAt(place),
});
const workflows = Array.from({ length: workflowCount }, (_, workflow) =>
  skinny(workflow * (nodesEach + 1), 'workflow', null, workflowName(workflow)),
);
const nodes = workflows.flatMap(({ id }, workflow) =>
  Array.from({ length: nodesEach }, (_, node) =>
    skinny(workflow * (nodesEach + 1) + node + 1, 'node', id, nodeName(workflow, node)),
  ),
);
const project: Item = {
  ...skinny(0, 'project', null, 'Large'),
  id: ids.project,
  propertyValues: { DisplayName: 'Large' },
  lastUpdatedUtc: '2026-01-01T00:00:00Z',
};

const session = await openOwnSession({
  call: async (call: Call) =>
    // The page answers one call; the others get null.
    (call.path === projectCalls.getFat.path ? { project, workflows, nodes, seq: 0 } : null) as never,
});

const actions: EditorActions = {
  select: () => {},
  selectNodes: () => {},
  deselectNode: () => {},
  selectParent: () => {},
  rename: () => {},
  addWorkflow: async () => undefined,
  openReadyModules: () => {},
  addNode: async () => undefined,
  duplicate: () => {},
  confirmDelete: () => {},
  moveNode: () => {},
  openMoveDialog: () => {},
  showUsages: () => {},
  openProfiler: () => {},
  openExport: () => {},
};
const schemas = {
  projectSchemas: { Standard: nodeSchema },
  workflowSchemas: { Standard: nodeSchema },
  nodeSchemas: { Ask: nodeSchema },
  nodeCategories: [],
};
const all = () =>
  document.querySelector<HTMLElement>('button[aria-label="Collapse all"], button[aria-label="Expand all"]');

offerTreeProbe({
  show() {
    page.render(
      <UiProvider palette="light" styleNonce="">
        <EditingSessionProvider session={session}>
          <ProjectTree schemas={schemas} selectedId={ids.project} workflowId={undefined} actions={actions} />
        </EditingSessionProvider>
      </UiProvider>,
    );
  },
  close: () => all()?.click(),
  expandAll: () => all()?.click(),
  scroller: () => document.querySelector('[role="tree"]'),
});
