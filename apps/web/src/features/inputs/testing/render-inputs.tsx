import { MantineProvider } from '@mantine/core';
import type { ItemSchema } from '@confab/model';
import type { ScriptRunner } from '@confab/scripting';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiProvider } from '../../../api/api-context.tsx';
import { fakeApi } from '../../../testing/fake-api.ts';
import { EditingSessionProvider } from '../../../editing/index.ts';
import { aWorld, memoryStorage } from '../../../testing/editing/open-session.ts';
import { ids, nodeSchema } from '../../../testing/editing/world.ts';
import { ScriptRunnerProvider } from '../../../scripting/index.ts';
import { runHere } from '../../../testing/in-process-scripts.ts';
import { preloadKinds } from '../../../testing/preload-input-kinds.ts';
import { InputsProvider, type InputsContextValue } from '../inputs-context.tsx';
import { PropertiesForm } from '../form/properties-form.tsx';

interface FormSetting {
  readonly isReadOnly?: boolean;
  /** What the schema has besides its properties. */
  readonly schema?: Partial<ItemSchema>;
  readonly extensions?: readonly string[];
  /** What else the inputs know beyond their own value. */
  readonly surroundings?: Partial<InputsContextValue>;
  /** Where scripts run; beside the test unless told. */
  readonly runner?: ScriptRunner;
  /** Whether things move as they do on a page. */
  readonly isMoving?: boolean;
  /** What the server says when inputs ask it something, by path. */
  readonly answers?: Parameters<typeof fakeApi>[0];
}

const tokens = [{ tokenName: 'ALK_Platform', category: 'System', description: 'Where' }];

/** The form of a node in a real session, on a backend that is in the test. */
export async function renderForm(properties = nodeSchema.properties, setting: FormSetting = {}) {
  const { isReadOnly = false, schema: more = {}, extensions = [], runner = runHere, isMoving = false } = setting;
  const { surroundings, answers = {} } = setting;
  const { api, made } = fakeApi(answers);
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await preloadKinds();
  const world = aWorld(properties);
  const { session, client } = await world.open('ada', memoryStorage(), isReadOnly);
  const formOf = (itemId: string, change: Partial<ItemSchema> = {}, enabled = extensions, sought?: string) => (
    <MantineProvider env={isMoving ? 'default' : 'test'}>
      <ApiProvider client={api}>
        <QueryClientProvider client={queries}>
          <EditingSessionProvider session={session}>
            <ScriptRunnerProvider runner={runner}>
              <InputsProvider value={{ extensions: enabled, tokens, ...surroundings }}>
                <PropertiesForm
                  key={itemId}
                  itemId={itemId}
                  schema={{ ...nodeSchema, ...more, properties, ...change }}
                  target={sought === undefined ? undefined : { name: sought }}
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
    /** Something that happens outside the form. */
    happens: (what: () => void | Promise<void>) => act(async () => what()),
    pass: (ms: number) => act(() => world.clock.pass(ms)),
    world,
    /** What inputs asked the server. */
    made,
    close: unmount,
    /** The form of another item, or with other extensions, in the same session. */
    show: (...given: Parameters<typeof formOf>) => rerender(formOf(...given)),
  };
}
