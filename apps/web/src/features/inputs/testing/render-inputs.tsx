import { MantineProvider } from '@mantine/core';
import type { ItemSchema } from '@confab/model';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ProjectSessionProvider } from '../../../editing/index.ts';
import { aWorld, memoryStorage } from '../../../editing/testing/open-session.ts';
import { ids, nodeSchema } from '../../../editing/testing/world.ts';
import { preloadKinds } from '../kinds/preload-kinds.ts';
import { InputsProvider } from '../inputs-context.tsx';
import { PropertiesForm } from '../properties-form.tsx';

/** The form of a node in a real session, on a backend that is in the test. */
export async function renderForm(properties = nodeSchema.properties, { isReadOnly = false } = {}) {
  await preloadKinds();
  const world = aWorld(properties);
  const { session, client } = await world.open('ada', memoryStorage(), isReadOnly);
  const schema: ItemSchema = { ...nodeSchema, properties };
  const { unmount } = render(
    <MantineProvider env="test">
      <ProjectSessionProvider session={session}>
        <InputsProvider
          value={{ extensions: [], tokens: [{ tokenName: 'ALK_Platform', category: 'System', description: 'Where' }] }}
        >
          <PropertiesForm itemId={ids.greet} schema={schema} />
        </InputsProvider>
      </ProjectSessionProvider>
    </MantineProvider>,
  );
  return {
    session,
    client,
    user: userEvent.setup(),
    value: (path: string) => session.getValue(ids.greet, path),
    /** Something that happens outside the form. */
    happens: (what: () => void | Promise<void>) => act(async () => what()),
    pass: (ms: number) => act(() => world.clock.pass(ms)),
    world,
    close: unmount,
  };
}
