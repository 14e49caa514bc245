import type { ProjectId } from '@confab/model';
import { numberedId } from '@confab/test-kit';
import { afterEach, expect, test } from 'vitest';
import { writeSetting } from '../../../platform/settings.ts';
import { readStoredView, storeView } from './view-memory.ts';

const projectId = numberedId(1) as ProjectId;
const view = { x: 10, y: -20, zoom: 0.5, nodeId: 'a node' };

afterEach(() => localStorage.clear());

test('the view of a workflow is the one that was stored last, and those of others are kept', () => {
  storeView(projectId, 'one', view);
  storeView(projectId, 'two', { x: 0, y: 0, zoom: 1 });
  storeView(projectId, 'one', { ...view, zoom: 2 });
  expect(readStoredView(projectId, 'one')).toEqual({ ...view, zoom: 2 });
  expect(readStoredView(projectId, 'two')).toEqual({ x: 0, y: 0, zoom: 1 });
});

test.each([null, 'views', 7, { [`${projectId}/one`]: null }, { [`${projectId}/one`]: { x: '10', y: 0, zoom: 1 } }])(
  'views that are stored as %j count as not seen, and are replaced by the next',
  (stored) => {
    writeSetting('canvasViews', stored);
    expect(readStoredView(projectId, 'one')).toBeUndefined();
    storeView(projectId, 'one', view);
    expect(readStoredView(projectId, 'one')).toEqual(view);
  },
);

test('the views of 60 workflows are kept', () => {
  for (let index = 0; index <= 60; index += 1) storeView(projectId, String(index), view);
  expect(readStoredView(projectId, '0')).toBeUndefined();
  expect(readStoredView(projectId, '1')).toEqual(view);
});
