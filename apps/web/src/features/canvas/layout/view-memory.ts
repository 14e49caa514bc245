import type { ProjectId } from '@confab/model';
import { z } from 'zod';
import { readSetting, writeSetting } from '../../../platform/settings.ts';

/** Position and zoom of a canvas, with the node that was selected. */
const viewSchema = z.object({ x: z.number(), y: z.number(), zoom: z.number(), nodeId: z.string().exactOptional() });
type StoredView = Readonly<z.infer<typeof viewSchema>>;

/** Views that another version stored in another form count as not seen. */
const viewsSchema = z.record(z.string(), z.unknown()).catch({});

const settingKey = 'canvasViews';
/** How many views are kept: those of the workflows seen last. */
const maxViews = 60;

const getKey = (projectId: ProjectId, workflowId: string) => `${projectId}/${workflowId}`;

/** The view of a workflow when it was last seen in this browser. */
export function readStoredView(projectId: ProjectId, workflowId: string): StoredView | undefined {
  return viewSchema.safeParse(readViews()[getKey(projectId, workflowId)]).data;
}

/** Stores the view of a workflow in this browser. */
export function storeView(projectId: ProjectId, workflowId: string, view: StoredView): void {
  const key = getKey(projectId, workflowId);
  const { [key]: _previous, ...others } = readViews();
  // The last entry is the one seen last.
  writeSetting(settingKey, Object.fromEntries([...Object.entries(others).slice(1 - maxViews), [key, view]]));
}

function readViews() {
  return viewsSchema.parse(readSetting(settingKey));
}
