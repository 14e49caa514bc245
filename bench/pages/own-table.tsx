import '@mantine/core/styles.css';
import '@confab/ui/tokens.css';
import { UiProvider } from '@confab/ui';
import { editingCalls } from '@confab/contracts';
import type { Property } from '@confab/model';
import { createRoot } from 'react-dom/client';
import { EditingSessionProvider } from '../../apps/web/src/editing/index.ts';
import { createFakeBackend } from '../../apps/web/src/testing/editing/fake-backend.ts';
import { ids, nodeSchema } from '../../apps/web/src/testing/editing/world.ts';
import { InputsProvider, PropertiesForm } from '../../apps/web/src/features/inputs/index.ts';
import { openOwnSession } from './open-own-session.ts';
import { offerTableProbe, rowCount, rowName } from './table-probe.ts';

// A table of 10,000 rows in the form of the authoring site, over a whole editing session; the calls are answered in the
// page.

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element.');
const page = createRoot(root);
const properties: readonly Property[] = [
  {
    name: 'Rows',
    label: 'Rows',
    type: 'Table',
    table: {
      tableType: 'Regular',
      tableEntryDescription: 'row',
      displayColumns: [{ propertyName: 'Name', columnType: 'Heading' }],
      properties: [{ name: 'Name', label: 'Name', type: 'String' }],
    },
  },
];
const backend = createFakeBackend(properties);
const author = backend.connect('ada');
const orderOf = (row: number) => `a${String(row).padStart(6, '0')}5`;
const body = {
  editId: crypto.randomUUID(),
  teamId: ids.team,
  projectId: ids.project,
  workflowId: ids.workflow,
  nodeId: ids.greet,
  path: 'Rows',
  action: 'AddRow',
  updatedValue: Array.from({ length: rowCount }, (_, row) => ({
    RowId: `row${row}`,
    Order: orderOf(row),
    Values: { Name: rowName(row) },
  })),
  baseSeq: 0,
  changerConnectionId: 'ada',
  eventLevel: 'Node',
  frontendApp: 'pro',
  description: 'Added',
};
// The fake takes the decoded shape of the call, which brands its ids.
await author.api.call(editingCalls.notify, { body } as never);
const session = await openOwnSession(author.api, author.live);
session.openWorkflow(ids.workflow);
// The workflow is loaded once its promises are resolved.
await new Promise((resolve) => setTimeout(resolve, 50));

offerTableProbe({
  show: () =>
    page.render(
      <UiProvider palette="light" styleNonce="">
        <EditingSessionProvider session={session}>
          <InputsProvider value={{ extensions: [], tokens: [] }}>
            <PropertiesForm itemId={ids.greet} schema={{ ...nodeSchema, properties: [...properties] }} />
          </InputsProvider>
        </EditingSessionProvider>
      </UiProvider>,
    ),
  firstRow: () => document.querySelector('[data-row]'),
  input: () => document.querySelector('[data-input^="Rows/"] input'),
});
