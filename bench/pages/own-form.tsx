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
import { preloadKinds } from '../../apps/web/src/testing/preload-input-kinds.ts';
import { inputNames, offerProbe } from './page-probe.ts';
import { openOwnSession } from './open-own-session.ts';
import { painted } from './painted.ts';

// The form of the authoring site over a whole editing session; the calls are answered in the page. With `?live=1` a
// colleague changes another input twenty times a second.

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element.');
const page = createRoot(root);
const parameters = new URLSearchParams(location.search);
const properties = inputNames(Number(parameters.get('n') ?? 1_000)).map((name): Property => ({
  name,
  label: name,
  type: 'String',
}));
const backend = createFakeBackend(properties);
const author = backend.connect('ada');
const session = await openOwnSession(author.api, author.live);
session.openWorkflow(ids.workflow);
// The workflow is loaded once its promises are resolved.
await new Promise((resolve) => setTimeout(resolve, 50));

function show(itemId: string, shown: readonly Property[]) {
  page.render(
    <UiProvider palette="light" styleNonce="">
      <EditingSessionProvider session={session}>
        <InputsProvider value={{ extensions: [], tokens: [] }}>
          <PropertiesForm key={itemId} itemId={itemId} schema={{ ...nodeSchema, properties: [...shown] }} />
        </InputsProvider>
      </EditingSessionProvider>
    </UiProvider>,
  );
}

// An open editor has loaded the code of forms already.
await preloadKinds();
show(ids.ask, properties.slice(0, 1));
while (document.querySelector('input') === null) await painted();
offerProbe(() => show(ids.greet, properties));

if (parameters.get('live') === '1') {
  const colleague = backend.connect('grace');
  let round = 0;
  setInterval(() => {
    round += 1;
    const body = {
      editId: crypto.randomUUID(),
      teamId: ids.team,
      projectId: ids.project,
      workflowId: ids.workflow,
      nodeId: ids.greet,
      path: `Field${round % properties.length}`,
      action: 'ValueChanged',
      updatedValue: `round ${round}`,
      baseSeq: 0,
      changerConnectionId: 'grace',
      eventLevel: 'Node',
      frontendApp: 'pro',
      description: 'Changed',
    };
    // The fake takes the decoded shape of the call, which brands its ids.
    void colleague.api.call(editingCalls.notify, { body } as never).then(() => author.deliver());
  }, 50);
}
