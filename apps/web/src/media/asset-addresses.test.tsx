import { teamIdSchema } from '@confab/model';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createAssetTicket } from '../testing/create-asset-ticket.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { renderPage } from '../testing/render-page.tsx';
import { useAssetAddresses } from './asset-addresses.ts';

const teamId = teamIdSchema.parse('0197a000-0000-7000-8000-000000000001');
const assetId = '0197A000-0000-7000-8000-00000000000A';

function Page() {
  const { getImageUrl, getAudioUrl, getFileUrl } = useAssetAddresses(teamId);
  return (
    <output>
      {[
        getImageUrl(assetId),
        getImageUrl(assetId, '120x120'),
        getAudioUrl(assetId),
        getFileUrl(assetId),
        getImageUrl('x'),
      ]
        .map(String)
        .join('\n')}
    </output>
  );
}

test('addresses of a team’s files have a ticket, a size or format, and one random id (A7.87)', async () => {
  const { api, made } = fakeApi({
    '/api/CreateAssetTicket': createAssetTicket,
  });
  renderPage(api, <Page />);
  expect(screen.getByRole('status').textContent).toBe('undefined\n'.repeat(5).trim());
  await screen.findByText(/ticket=t/);
  const lines = screen.getByRole('status').textContent.split('\n');
  const [r] = /r=[^&]+$/.exec(lines[0] ?? '') ?? [];
  const base = `/media/${assetId.toLowerCase()}`;
  expect(lines).toEqual([
    `${base}?size=500x500&ticket=t&${r}`,
    `${base}?size=120x120&ticket=t&${r}`,
    `${base}?format=mp3&ticket=t&${r}`,
    `${base}?format=original&ticket=t&${r}`,
    'undefined',
  ]);
  expect(made).toEqual([{ path: '/api/CreateAssetTicket', input: { body: { teamId, scope: 'read' } } }]);
});
