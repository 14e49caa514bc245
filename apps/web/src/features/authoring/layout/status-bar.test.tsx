import type { Severity } from '@confab/dialog-engine';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aWorld } from '../../../testing/editing/open-session.ts';
import { renderInSession } from '../../../testing/editing/render-in-session.tsx';
import { worldItems } from '../../../testing/editing/world.ts';
import type { CheckState } from '../../validation/index.ts';
import { StatusBar } from './status-bar.tsx';

const error = (code: string) => ({ severity: 'error' as Severity, code });

async function renderStatusBar(
  problems: ReturnType<typeof error>[],
  nodeCount: 0 | 1 | 'all',
  checkState: CheckState = 'checked',
) {
  const { session } = await aWorld().open('ada');
  const nodeIds = worldItems().flatMap(({ kind, id }) => (kind === 'node' ? [id] : []));
  expect(nodeIds.length).toBeGreaterThan(1);
  if (nodeCount !== 'all') expect(await session.removeItems(nodeIds.slice(nodeCount))).toEqual({ type: 'done' });
  renderInSession(
    session,
    <StatusBar
      problems={problems}
      checkState={checkState}
      isShowingProblems={false}
      onProblems={() => undefined}
      onOpenPanel={undefined}
    />,
  );
  return screen.getByRole('button').textContent;
}

test('a new project is not called wrong because nothing is written yet', async () => {
  expect(await renderStatusBar([error('MissingStart')], 0)).toBe('Nothing to check yet');
});

test('a project with one node is not called wrong because nothing follows it yet', async () => {
  expect(await renderStatusBar([error('MissingConnector')], 1)).toBe('Nothing to check yet');
});

test('a project without nodes shows other errors', async () => {
  expect(await renderStatusBar([error('MissingStart'), error('UnknownVariable')], 0)).toBe('2 errors');
});

test('a project with nodes and no start has an error', async () => {
  expect(await renderStatusBar([error('MissingStart')], 'all')).toBe('1 error');
});

test.each([
  ['checked', 'No problems'],
  ['checking', 'Checking for problems'],
  ['notChecked', 'Not checked for problems'],
] as const)('a project in the state %s without known problems shows "%s"', async (checkState, text) => {
  expect(await renderStatusBar([], 'all', checkState)).toBe(text);
});

test('problems of an earlier check stay counted while the project is not checked', async () => {
  expect(await renderStatusBar([error('UnknownVariable')], 'all', 'notChecked')).toBe('1 error');
});
