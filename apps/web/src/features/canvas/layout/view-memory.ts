import type { ProjectId } from '@confab/model';
import type { Viewport } from '@xyflow/react';
import { readSetting, writeSetting } from '../../../platform/settings.ts';

/** Position and zoom of a canvas, with the node that was selected. */
interface StoredView extends Viewport {
  readonly nodeId?: string;
}

const settingKey = 'canvasViews';
/** The views of the workflows seen last are kept. */
const maxViews = 60;

const getKey = (projectId: ProjectId, workflowId: string) => `${projectId}/${workflowId}`;

/** The view of a workflow when it was last seen in this browser. */
export function readStoredView(projectId: ProjectId, workflowId: string): StoredView | undefined {
  return readSetting<Record<string, StoredView>>(settingKey, {})[getKey(projectId, workflowId)];
}

/** Stores the view of a workflow in this browser. */
export function storeView(projectId: ProjectId, workflowId: string, view: StoredView): void {
  const key = getKey(projectId, workflowId);
  const { [key]: _previous, ...others } = readSetting<Record<string, StoredView>>(settingKey, {});
  // The last entry is the one seen last.
  writeSetting(settingKey, Object.fromEntries([...Object.entries(others).slice(1 - maxViews), [key, view]]));
}
