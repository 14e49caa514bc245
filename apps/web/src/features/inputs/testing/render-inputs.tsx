import { MantineProvider } from '@mantine/core';
import type { ItemSchema } from '@confab/model';
import type { ScriptRunner } from '@confab/scripting';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiProvider } from '../../../api/api-context.tsx';
import { fakeApi } from '../../../testing/fake-api.ts';
import { EditingSessionProvider } from '../../../editing/index.ts';
import { aWorld, memoryStorage } from '../../../testing/editing/open-session.ts';
import { ids, nodeSchema } from '../../../testing/editing/world.ts';
import { ScriptRunnerProvider } from '../../../scripting/index.ts';
import { inProcessScripts } from '../../../testing/in-process-scripts.ts';
import { preloadKinds } from '../../../testing/preload-input-kinds.ts';
import { InputsProvider, type InputsContextValue } from '../inputs-context.tsx';
import { PropertiesForm } from '../form/properties-form.tsx';
import { createTestQueries } from '../../../testing/test-providers.tsx';

interface FormSetting {
  readonly isReadOnly?: boolean;
  /** Other parts of the schema. */
  readonly schema?: Partial<ItemSchema>;
  readonly extensions?: readonly string[];
  /** Overrides of the inputs context. */
  readonly inputsContext?: Partial<InputsContextValue>;
  /** Runs scripts; by default in the test process. */
  readonly runner?: ScriptRunner;
  /** Whether animations run. */
  readonly isMoving?: boolean;
  /** Responses of the fake server, by path. */
  readonly answers?: Parameters<typeof fakeApi>[0];
}

const tokens = [{ tokenName: 'ALK_Platform', category: 'System', description: 'Where' }];

/** Renders the form of a node in a real editing session with an in-memory backend. */
export async function renderForm(properties = nodeSchema.properties, setting: FormSetting = {}) {
  const {
    isReadOnly = false,
    schema: more = {},
    extensions = [],
    runner = inProcessScripts,
    isMoving = false,
  } = setting;
  const { inputsContext, answers = {} } = setting;
  const { api, made } = fakeApi(answers);
  const queries = createTestQueries();
  await preloadKinds();
  const world = aWorld(properties);
  const { session, client } = await world.open('ada', memoryStorage(), isReadOnly);
  const formOf = (itemId: string, change: Partial<ItemSchema> = {}, enabled = extensions, targetName?: string) => (
    <MantineProvider env={isMoving ? 'default' : 'test'}>
      <ApiProvider client={api}>
        <QueryClientProvider client={queries}>
          <EditingSessionProvider session={session}>
            <ScriptRunnerProvider runner={runner}>
              <InputsProvider value={{ extensions: enabled, tokens, ...inputsContext }}>
                <PropertiesForm
                  key={itemId}
                  itemId={itemId}
                  schema={{ ...nodeSchema, ...more, properties, ...change }}
                  target={targetName === undefined ? undefined : { name: targetName }}
                />
              </InputsProvider>
            </ScriptRunnerProvider>
          </EditingSessionProvider>
        </QueryClientProvider>
      </ApiProvider>
    </MantineProvider>
  );
  const { unmount, rerender } = render(formOf(ids.greet));
  return {
    session,
    client,
    user: userEvent.setup(),
    value: (path: string) => session.getValue(ids.greet, path),
    /** Runs something outside the form, wrapped in `act`. */
    happens: (what: () => void | Promise<void>) => act(async () => what()),
    pass: (ms: number) => act(() => world.clock.pass(ms)),
    world,
    /** Calls that inputs made to the server. */
    made,
    close: unmount,
    /** Renders the form of another item, or with other extensions, in the same session. */
    show: (...given: Parameters<typeof formOf>) => rerender(formOf(...given)),
  };
}
