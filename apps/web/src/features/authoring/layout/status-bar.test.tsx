import type { Severity } from '@confab/dialog-engine';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aWorld } from '../../../testing/editing/open-session.ts';
import { renderInSession } from '../../../testing/editing/render-in-session.tsx';
import { worldItems } from '../../../testing/editing/world.ts';
import { StatusBar } from './status-bar.tsx';

const error = (code: string) => ({ severity: 'error' as Severity, code });

async function renderStatusBar(problems: ReturnType<typeof error>[], isEmpty: boolean) {
  const { session } = await aWorld().open('ada');
  const nodeIds = worldItems().flatMap(({ kind, id }) => (kind === 'node' ? [id] : []));
  if (isEmpty) expect(await session.removeItems(nodeIds)).toEqual({ type: 'done' });
  renderInSession(
    session,
    <StatusBar problems={problems} isShowingProblems={false} onProblems={() => undefined} onOpenPanel={undefined} />,
  );
  return screen.getByRole('button').textContent;
}

test('a project without nodes is not called wrong because it has no start yet', async () => {
  expect(await renderStatusBar([error('MissingStart')], true)).toBe('Nothing to check yet');
});

test('a project without nodes shows other errors', async () => {
  expect(await renderStatusBar([error('MissingStart'), error('UnknownVariable')], true)).toBe('2 errors');
});

test('a project with nodes and no start has an error', async () => {
  expect(await renderStatusBar([error('MissingStart')], false)).toBe('1 error');
});
