import { expect, it } from 'vitest';
import { aWorld } from '../../../testing/editing/open-session.ts';
import { ids } from '../../../testing/editing/world.ts';
import {
  getParentLocation,
  resolveLocation,
  toSearchParams,
  parseEditorLocation,
  findItemLocation,
} from './editor-location.ts';

it('a location survives the round trip through the URL', () => {
  const location = {
    tab: 'settings',
    workflowId: ids.workflow,
    nodeId: ids.ask,
    panel: 'problems',
    isSimulatorOpen: true,
    isPropertiesOpen: false,
  } as const;
  expect(parseEditorLocation(toSearchParams(location))).toEqual(location);
  expect(toSearchParams(initialLocation).toString()).toBe('');
  expect(parseEditorLocation(new URLSearchParams('panel=nonsense'))).toEqual(initialLocation);
  expect(parseEditorLocation(new URLSearchParams('panel=simulator'))).toEqual({
    ...initialLocation,
    isSimulatorOpen: true,
  });
});

it('a page of definitions and its open row have a URL of their own', () => {
  const location = { ...initialLocation, tab: 'intents', row: 'r1' } as const;
  expect(toSearchParams(location).toString()).toBe('tab=intents&row=r1');
  expect(parseEditorLocation(new URLSearchParams('tab=intents&row=r1'))).toEqual(location);
  expect(toSearchParams({ ...location, tab: 'build' }).toString()).toBe('');
});

it('the editor opens on Build when the URL names no tab or an unknown one', () => {
  expect(parseEditorLocation(new URLSearchParams()).tab).toBe('build');
  expect(parseEditorLocation(new URLSearchParams('tab=nonsense')).tab).toBe('build');
});

it('resolveLocation selects the node, else the workflow, else the project', async () => {
  const outline = await anOutline();
  const at = (query: string) => resolveLocation(parseEditorLocation(new URLSearchParams(query)), outline);
  expect(at(`workflow=${ids.workflow}&node=${ids.ask}`)).toEqual({ workflowId: ids.workflow, selectedId: ids.ask });
  expect(at(`workflow=${ids.workflow}&node=deleted`)).toEqual({ workflowId: ids.workflow, selectedId: ids.workflow });
  expect(at(`workflow=${ids.workflow}&properties=closed`)).toEqual({
    workflowId: ids.workflow,
    selectedId: ids.project,
  });
  expect(at('workflow=deleted')).toEqual({ workflowId: ids.workflow, selectedId: ids.project });
  expect(at('')).toEqual({ workflowId: ids.workflow, selectedId: ids.project });
});

it('findItemLocation finds every item and keeps open panels open', async () => {
  const outline = await anOutline();
  const from = { ...initialLocation, isSimulatorOpen: true } as const;
  expect(findItemLocation(ids.ask, outline, from)).toEqual({ ...from, workflowId: ids.workflow, nodeId: ids.ask });
  expect(findItemLocation(ids.workflow, outline, from)).toEqual({ ...from, workflowId: ids.workflow });
  expect(findItemLocation(ids.project, outline, from)).toEqual(from);
  expect(findItemLocation('deleted', outline, from)).toBeUndefined();
});

it('clearing the selection goes from a node or workflow to the project, and from there to nothing (A2.6)', async () => {
  const outline = await anOutline();
  for (const query of [`workflow=${ids.workflow}&node=${ids.ask}`, `workflow=${ids.workflow}`]) {
    const location = parseEditorLocation(new URLSearchParams(query));
    const parentLocation = getParentLocation(location, resolveLocation(location, outline));
    expect(resolveLocation(parentLocation, outline)).toEqual({ workflowId: ids.workflow, selectedId: ids.project });
  }
  expect(getParentLocation(initialLocation, resolveLocation(initialLocation, outline)).isPropertiesOpen).toBe(false);
});

it('a URL without parameters gives the initial location (A2.7)', () => {
  expect(initialLocation).toEqual({
    tab: 'build',
    workflowId: undefined,
    nodeId: undefined,
    panel: undefined,
    isSimulatorOpen: false,
    isPropertiesOpen: true,
    side: undefined,
    row: undefined,
  });
});

const initialLocation = parseEditorLocation(new URLSearchParams());

async function anOutline() {
  const { session } = await aWorld().open('ada');
  const outline = session.getOutline();
  if (!outline) throw new Error('The test world should have a project');
  return outline;
}
