import type { AssetUse } from '@confab/contracts';
import { numberedId } from '@confab/test-kit';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { toId } from '../../../editing/sender/to-id.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { UsageList } from './asset-uses.tsx';

test('an item that uses a file twice is listed once, with how often', () => {
  const use = (itemName: string, item: number, path: string): AssetUse => ({
    assetId: numberedId(2),
    projectId: numberedId(50),
    projectName: 'Harbour',
    itemId: toId.item(numberedId(item)),
    itemKind: 'node',
    itemName,
    workflowId: toId.workflow(numberedId(60)),
    path,
    place: 'Draft',
  });
  const usages = [use('Greet', 51, 'one'), use('Ask', 52, 'one'), use('Greet', 51, 'two')];
  renderPage(fakeApi({}).api, <UsageList usages={usages} count={3} />);
  expect(screen.getAllByRole('link')).toHaveLength(2);
  const [greet, ask] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(greet).toMatch(/^Greet in Harbour.*2 × · /);
  expect(ask).not.toContain('×');
});
