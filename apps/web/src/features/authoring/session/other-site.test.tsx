import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { projectIdSchema } from '@confab/model';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { OtherSite } from './load-states.tsx';

const open = vi.fn(async () => undefined);
vi.mock('../../../session/use-open-site.ts', () => ({ useOpenSite: () => open }));
beforeEach(() => void open.mockClear());

test('the site that edits a project opens it at the item that the address selects', async () => {
  const projectId = projectIdSchema.parse('00000000-0000-4000-8000-000000000001');
  history.replaceState(null, '', `/projects/${projectId}?node=00000000-0000-4000-8000-000000000002`);
  renderPage(fakeApi({}).api, <OtherSite site="one" projectId={projectId} />);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Go to Confab One' }));
  expect(open.mock.calls).toEqual([['one', `/projects/${projectId}?node=00000000-0000-4000-8000-000000000002`]]);
});
