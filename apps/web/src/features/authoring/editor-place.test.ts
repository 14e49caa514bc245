import { expect, it } from 'vitest';
import { aWorld } from '../../editing/testing/open-session.ts';
import { ids } from '../../editing/testing/world.ts';
import { clearedPlace, findPlace, paramsOf, placeOf, placeOfItem } from './editor-place.ts';

it('keeps a place through the address and back', () => {
  const place = {
    tab: 'settings',
    workflowId: ids.workflow,
    nodeId: ids.ask,
    panel: 'problems',
    hasProperties: false,
  } as const;
  expect(placeOf(paramsOf(place))).toEqual(place);
  expect(paramsOf(beginning).toString()).toBe('');
  expect(placeOf(new URLSearchParams('panel=nonsense'))).toEqual(beginning);
});

it('begins at Build, also when the address names a tab that is not there', () => {
  expect(placeOf(new URLSearchParams()).tab).toBe('build');
  expect(placeOf(new URLSearchParams('tab=nonsense')).tab).toBe('build');
});

it('selects the node, else the workflow, else the project', async () => {
  const skeleton = await aSkeleton();
  const at = (query: string) => findPlace(placeOf(new URLSearchParams(query)), skeleton);
  expect(at(`workflow=${ids.workflow}&node=${ids.ask}`)).toEqual({ workflowId: ids.workflow, selectedId: ids.ask });
  expect(at(`workflow=${ids.workflow}&node=gone`)).toEqual({ workflowId: ids.workflow, selectedId: ids.workflow });
  expect(at(`workflow=${ids.workflow}&properties=closed`)).toEqual({
    workflowId: ids.workflow,
    selectedId: ids.project,
  });
  expect(at('workflow=gone')).toEqual({ workflowId: ids.workflow, selectedId: ids.project });
  expect(at('')).toEqual({ workflowId: ids.workflow, selectedId: ids.project });
});

it('knows the place of every item, and leaves open what is open', async () => {
  const skeleton = await aSkeleton();
  const from = { ...beginning, panel: 'simulator' } as const;
  expect(placeOfItem(ids.ask, skeleton, from)).toEqual({ ...from, workflowId: ids.workflow, nodeId: ids.ask });
  expect(placeOfItem(ids.workflow, skeleton, from)).toEqual({ ...from, workflowId: ids.workflow });
  expect(placeOfItem(ids.project, skeleton, from)).toEqual(from);
  expect(placeOfItem('gone', skeleton, from)).toBeUndefined();
});

it('goes up from a node or a workflow to the project, and from there to nothing that is shown (A2.6)', async () => {
  const skeleton = await aSkeleton();
  for (const query of [`workflow=${ids.workflow}&node=${ids.ask}`, `workflow=${ids.workflow}`]) {
    const place = placeOf(new URLSearchParams(query));
    const cleared = clearedPlace(place, findPlace(place, skeleton));
    expect(findPlace(cleared, skeleton)).toEqual({ workflowId: ids.workflow, selectedId: ids.project });
  }
  expect(clearedPlace(beginning, findPlace(beginning, skeleton)).hasProperties).toBe(false);
});

it('is at the beginning again when nothing is said of it any more (A2.7)', () => {
  expect(beginning).toEqual({
    tab: 'build',
    workflowId: undefined,
    nodeId: undefined,
    panel: undefined,
    hasProperties: true,
    side: undefined,
  });
});

const beginning = placeOf(new URLSearchParams());

async function aSkeleton() {
  const { session } = await aWorld().open('ada');
  const skeleton = session.getSkeleton();
  if (!skeleton) throw new Error('The world has a project');
  return skeleton;
}
