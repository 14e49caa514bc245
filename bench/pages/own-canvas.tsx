import '@mantine/core/styles.css';
import '@confab/ui/tokens.css';
import { UiProvider } from '@confab/ui';
import { projectCalls, workflowCalls, type Call } from '@confab/contracts';
import type { Item } from '@confab/model';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { ApiClient } from '../../apps/web/src/api/api-client.ts';
import { ApiProvider } from '../../apps/web/src/api/api-context.tsx';
import { EditingSessionProvider } from '../../apps/web/src/editing/index.ts';
import { toId } from '../../apps/web/src/editing/sender/to-id.ts';
import { CanvasPane } from '../../apps/web/src/features/authoring/panes/canvas-pane.tsx';
import type { EditorActions } from '../../apps/web/src/features/tree/index.ts';
import { ids, nodeSchema } from '../../apps/web/src/testing/editing/world.ts';
import { openOwnSession } from './open-own-session.ts';
import { describeNode, nodeCount, offerCanvasProbe } from './canvas-probe.ts';

// The canvas of the authoring site over a whole editing session of a workflow with 2,000 nodes.

const idAt = (place: number) => `20000000-0000-4000-8000-${String(place).padStart(12, '0')}`;
const createItem = (id: string, kind: Item['kind'], values: Item['propertyValues'], order: string): Item => ({
  id: toId.item(id),
  kind,
  type: kind === 'node' ? 'Ask' : 'Standard',
  projectId: ids.project,
  workflowId: kind === 'node' ? ids.workflow : null,
  displayName: String(values['DisplayName']),
  version: 1,
  isDirty: false,
  order,
  propertyValues: values,
  lastUpdatedUtc: '2026-01-01T00:00:00Z',
});
const places = Array.from({ length: nodeCount }, (_, at) => ({ at, ...describeNode(at) }));
const nodes = places.map(({ at, name, targets }) =>
  createItem(
    idAt(at),
    'node',
    {
      DisplayName: name,
      Response: { Entries: [{ EntryId: 'one', DisplayText: 'What would you like, **large** or small?' }] },
      Connectors: targets.map((to, port) => ({
        RowId: `r${port}`,
        Order: `a${port}`,
        Values: { Kind: 'Intent', DisplayName: `Way ${port}`, TargetNodeId: idAt(to) },
      })),
    },
    `a${String(at).padStart(6, '0')}`,
  ),
);
const project = createItem(ids.project, 'project', { DisplayName: 'Large' }, 'a0');
const workflow = createItem(ids.workflow, 'workflow', { DisplayName: 'Main' }, 'a0');
const positions = places.map(({ at, x, y }) => ({ nodeId: toId.node(idAt(at)), x, y }));
const answers: Readonly<Record<string, unknown>> = {
  [projectCalls.getFat.path]: { project, workflows: [workflow], nodes, seq: 0 },
  [workflowCalls.getFat.path]: {
    workflow,
    nodes,
    skinnyNodes: nodes,
    layout: { workflowId: ids.workflow, positions },
    seq: 0,
  },
};

// The page answers two calls; the others get null.
const api: ApiClient = { call: async (call: Call) => (answers[call.path] ?? null) as never };
const session = await openOwnSession(api);
session.openWorkflow(ids.workflow);

const nothing = () => {};
const schemas = {
  projectSchemas: { Standard: nodeSchema },
  workflowSchemas: { Standard: nodeSchema },
  nodeSchemas: { Ask: nodeSchema },
  nodeCategories: [],
};

function Page() {
  const [selectedIds, setSelectedIds] = useState<readonly string[]>([]);
  const actions: EditorActions = {
    select: (id) => setSelectedIds([id]),
    selectNodes: (_workflowId, nodeIds) => setSelectedIds(nodeIds),
    deselectNode: () => setSelectedIds([]),
    selectParent: nothing,
    rename: nothing,
    addWorkflow: async () => undefined,
    openReadyModules: nothing,
    addNode: async () => undefined,
    duplicate: nothing,
    confirmDelete: nothing,
    moveNode: nothing,
    openMoveDialog: nothing,
    showUsages: nothing,
    openProfiler: nothing,
    openExport: nothing,
  };
  return (
    <CanvasPane
      workflowId={ids.workflow}
      selectedIds={selectedIds}
      schemas={schemas}
      problems={noProblems}
      actions={actions}
    />
  );
}
const noProblems: readonly never[] = [];

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element.');
root.style.height = '800px';
root.style.display = 'grid';
offerCanvasProbe(() =>
  createRoot(root).render(
    <UiProvider palette="light" styleNonce="">
      <QueryClientProvider client={new QueryClient()}>
        <ApiProvider client={api}>
          <EditingSessionProvider session={session}>
            <Page />
          </EditingSessionProvider>
        </ApiProvider>
      </QueryClientProvider>
    </UiProvider>,
  ),
);
