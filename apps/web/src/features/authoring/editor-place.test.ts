import { expect, it } from 'vitest';
import { aWorld } from '../../editing/testing/open-session.ts';
import { ids } from '../../editing/testing/world.ts';
import { findPlace, paramsOf, placeOf, placeOfItem } from './editor-place.ts';

it('keeps a place through the address and back', () => {
  const place = { tab: 'settings', workflowId: ids.workflow, nodeId: ids.ask } as const;
  expect(placeOf(paramsOf(place))).toEqual(place);
  expect(paramsOf({ tab: 'build', workflowId: undefined, nodeId: undefined }).toString()).toBe('');
});

it('begins at Build, also when the address names a tab that is not there (A2.9)', () => {
  expect(placeOf(new URLSearchParams()).tab).toBe('build');
  expect(placeOf(new URLSearchParams('tab=nonsense')).tab).toBe('build');
});

it('selects the node, else the workflow, else the project', async () => {
  const skeleton = await aSkeleton();
  const at = (query: string) => findPlace(placeOf(new URLSearchParams(query)), skeleton);
  expect(at(`workflow=${ids.workflow}&node=${ids.ask}`)).toEqual({ workflowId: ids.workflow, selectedId: ids.ask });
  expect(at(`workflow=${ids.workflow}&node=gone`)).toEqual({ workflowId: ids.workflow, selectedId: ids.workflow });
  expect(at('workflow=gone')).toEqual({ workflowId: ids.workflow, selectedId: ids.project });
  expect(at('')).toEqual({ workflowId: ids.workflow, selectedId: ids.project });
});

it('knows the place of every item', async () => {
  const skeleton = await aSkeleton();
  expect(placeOfItem(ids.ask, skeleton, 'build')).toEqual({ tab: 'build', workflowId: ids.workflow, nodeId: ids.ask });
  expect(placeOfItem(ids.workflow, skeleton, 'build')).toEqual({
    tab: 'build',
    workflowId: ids.workflow,
    nodeId: undefined,
  });
  expect(placeOfItem(ids.project, skeleton, 'build')).toEqual({
    tab: 'build',
    workflowId: undefined,
    nodeId: undefined,
  });
  expect(placeOfItem('gone', skeleton, 'build')).toBeUndefined();
});

async function aSkeleton() {
  const { session } = await aWorld().open('ada');
  const skeleton = session.getSkeleton();
  if (!skeleton) throw new Error('The world has a project');
  return skeleton;
}
