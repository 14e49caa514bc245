import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aWorld } from '../../../testing/editing/open-session.ts';
import { renderInSession } from '../../../testing/editing/render-in-session.tsx';
import { createSchemas, ids } from '../../../testing/editing/world.ts';
import { parseEditorLocation } from '../location/editor-location.ts';
import { CentreView } from './centre-view.tsx';

// The code of the page never arrives.
vi.mock('./project-page.tsx', () => new Promise(() => undefined));

test('a page of the project shows that it is loading until its code has loaded', async () => {
  const { session } = await aWorld().open('ada');
  renderInSession(
    session,
    <CentreView
      location={parseEditorLocation(new URLSearchParams('tab=intents'))}
      resolved={{ workflowId: ids.workflow, selectedId: ids.project }}
      selectedNodeIds={[]}
      schemas={createSchemas({ nodeSchemas: {} })}
      problems={[]}
      // The parts of the page that would call these functions are not rendered.
      actions={{} as never}
      inputTarget={undefined}
      goTo={() => undefined}
      navigateTo={() => undefined}
      onClosePanel={() => undefined}
    />,
  );
  expect(screen.getByRole('status', { name: 'Loading page' })).toBeTruthy();
});
