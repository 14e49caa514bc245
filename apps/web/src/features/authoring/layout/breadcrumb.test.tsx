import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aWorld } from '../../../testing/editing/open-session.ts';
import { renderInSession } from '../../../testing/editing/render-in-session.tsx';
import { ids } from '../../../testing/editing/world.ts';
import { Breadcrumb } from './breadcrumb.tsx';

test('the breadcrumb of the shown inputs is project, workflow and node, and leads to each of them (A3.27)', async () => {
  const { session } = await aWorld().open('ada');
  const selected: string[] = [];
  renderInSession(
    session,
    <Breadcrumb
      projectId={ids.project}
      workflowId={ids.workflow}
      nodeId={ids.ask}
      onSelect={(id) => selected.push(id)}
    />,
  );
  const steps = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('button');
  expect(steps.map((step) => [step.textContent, step.getAttribute('aria-current')])).toEqual([
    ['Café', null],
    ['Main', null],
    ['Ask', 'page'],
  ]);
  const user = userEvent.setup();
  for (const step of steps) await user.click(step);
  expect(selected).toEqual([ids.project, ids.workflow, ids.ask]);
});
