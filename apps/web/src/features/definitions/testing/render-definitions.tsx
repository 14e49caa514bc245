import '../../modals.ts';
import { ModalHost } from '../../../modals/modal-host.tsx';
import type { InputEdit } from '@confab/inputs';
import type { JsonObject, Property } from '@confab/model';
import { aRow } from '@confab/test-kit';
import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { aWorld, memoryStorage } from '../../../testing/editing/open-session.ts';
import { ids, nodeSchema, projectProperties } from '../../../testing/editing/world.ts';
import { renderInSession } from '../../../testing/editing/render-in-session.tsx';
import { preloadKinds } from '../../../testing/preload-input-kinds.ts';
import { InputsProvider } from '../../inputs/index.ts';
import type { DefinitionPageId } from '../definition-pages.ts';
import { DefinitionsPage } from '../page/definitions-page.tsx';

/** Node properties that can refer to intents and variables. */
const nodeProperties: readonly Property[] = [
  { name: 'DisplayName', type: 'String', label: 'Name', flags: ['mandatory'] },
  { name: 'Response', type: 'AssistantResponse', label: 'Response' },
  { name: 'SaveAnswerTo', type: 'Enum', displayAs: 'VariableSelector', label: 'Save the answer to' },
  {
    name: 'Connectors',
    type: 'Table',
    label: 'Connectors',
    table: {
      tableType: 'Regular',
      displayColumns: [],
      properties: [
        { name: 'Kind', type: 'Enum', enumValues: ['Intent', 'NoMatch'] },
        { name: 'IntentId', type: 'Enum', displayAs: 'IntentSelector', label: 'Intent' },
      ],
    },
  },
];
const tokens = [{ tokenName: 'ALK_UserUtterance', category: 'Conversation', description: 'What was said' }];
const schemaOf = (properties: readonly Property[]) => ({ ...nodeSchema, properties: [...properties] });
const schemas = {
  projectSchemas: { Standard: schemaOf(projectProperties) },
  workflowSchemas: { Standard: nodeSchema },
  nodeSchemas: { Ask: schemaOf(nodeProperties) },
  nodeCategories: [],
};

interface Setting {
  readonly isReadOnly?: boolean;
  /** Edits of the node Ask. */
  readonly ask?: readonly InputEdit[];
  readonly openId?: string;
}

/** Rows of a table by their ids. */
export function tableRows(rows: Readonly<Record<string, JsonObject>>): readonly JsonObject[] {
  return Object.entries(rows).map(([id, values], at) => aRow(id, values, at));
}

/** Renders a page of definitions in a real editing session; a colleague has the same project open. */
export async function renderDefinitions(
  page: DefinitionPageId,
  tables: Readonly<Record<string, readonly JsonObject[]>>,
  { isReadOnly = false, ask = [], openId: firstOpenId }: Setting = {},
) {
  await preloadKinds();
  const world = aWorld(nodeProperties);
  const colleague = await world.open('grace');
  for (const [path, rows] of Object.entries(tables))
    colleague.session.edit(ids.project, { path, action: 'AddRow', updatedValue: rows });
  if (ask.length > 0) colleague.session.edit(ids.ask, ask);
  await world.clock.pass(2_000);
  const { session, client } = await world.open('ada', memoryStorage(), isReadOnly);
  const opened: [string, string][] = [];

  function Page() {
    const [openId, setOpenId] = useState(firstOpenId);
    return (
      <InputsProvider value={{ tokens, extensions: [] }}>
        <DefinitionsPage
          {...{ page, schemas, openId }}
          schema={schemas.projectSchemas.Standard}
          problems={[]}
          onOpen={setOpenId}
          onPage={() => undefined}
          onOpenPlace={(itemId, path) => opened.push([itemId, path])}
        />
        <ModalHost />
      </InputsProvider>
    );
  }
  renderInSession(session, <Page />);
  await act(() => world.clock.pass(0));
  return {
    user: userEvent.setup(),
    session,
    opened,
    colleague,
    read: (path: string) => session.getValue(ids.project, path),
    /** A colleague adds a workflow that cannot be loaded until `setWeather('fine')`. */
    async addUnloadedWorkflow() {
      client.setWeather('down');
      world.backend.addWorkflow('grace');
      await act(async () => {
        client.deliver();
        await world.clock.pass(500);
      });
    },
    setWeather: client.setWeather,
    async receive() {
      await act(async () => {
        await world.clock.pass(2_000);
        client.deliver();
      });
    },
  };
}
