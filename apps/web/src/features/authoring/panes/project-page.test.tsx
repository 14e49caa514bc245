import { aRow } from '@confab/test-kit';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { aWorld, memoryStorage } from '../../../testing/editing/open-session.ts';
import { renderInSession } from '../../../testing/editing/render-in-session.tsx';
import { createSchemas, ids, nodeSchema, projectProperties } from '../../../testing/editing/world.ts';
import { preloadKinds } from '../../../testing/preload-input-kinds.ts';
import { noActions } from '../../../testing/editing/no-actions.ts';
import { parseEditorLocation } from '../location/editor-location.ts';
import { ProjectPage } from './project-page.tsx';

test('the list that is the type of a slot is opened from the page of slots', async () => {
  await preloadKinds();
  const { session } = await aWorld([]).open('ada', memoryStorage());
  session.edit(ids.project, [
    { path: 'SlotTypes', action: 'AddRow', updatedValue: aRow('sizes', { Name: 'Sizes', Values: 'big' }) },
    { path: 'Slots', action: 'AddRow', updatedValue: aRow('size', { Name: 'size', SlotType: 'sizes' }) },
  ]);
  const navigateTo = vi.fn();
  renderInSession(
    session,
    <ProjectPage
      location={parseEditorLocation(new URLSearchParams('tab=slots&row=size'))}
      schemas={createSchemas({
        projectSchemas: { Standard: { ...nodeSchema, properties: projectProperties } },
        nodeSchemas: {},
      })}
      problems={[]}
      actions={noActions}
      goTo={() => undefined}
      {...{ navigateTo }}
    />,
  );
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Go to Sizes' }));
  await waitFor(() => expect(navigateTo.mock.calls).toEqual([[ids.project, 'SlotTypes/sizes']]));
});
