import type { ProjectSession } from '../../editing/index.ts';
import { openModal } from '../../shell/modals/modal-store.ts';
import { showToast } from '../../shell/toasts/index.ts';
import type { InputsSurroundings } from '../inputs/index.ts';
import type { ItemSchemas } from '../tree/index.ts';
import type { ConnectionEdge, ReadyWorkflow } from './canvas-model.ts';
import { exceptionPort } from './port-ids.ts';

interface Surroundings {
  readonly session: ProjectSession;
  readonly surroundings: InputsSurroundings;
}

/** Opens the row of the connector that a connection leaves by, beside the drawing. */
export function openConnector(
  { source, sourceHandle }: Pick<ConnectionEdge, 'source' | 'sourceHandle'>,
  view: ReadyWorkflow,
  schemas: ItemSchemas,
  around: Surroundings,
): void {
  const node = view.nodes.find(({ id }) => id === source);
  const property = node && schemas.nodeSchemas[node.type]?.properties.find(({ name }) => name === 'Connectors');
  if (!sourceHandle || !property || sourceHandle === exceptionPort) return;
  const place = { itemId: source, path: property.name, rowId: sourceHandle, property };
  openModal('PropertiesModal', { ...around, ...place, mode: 'rightPanel' });
}

/** Says why something could not be done, if it could not. */
export function tell(problem: string | undefined): void {
  if (problem !== undefined) showToast({ kind: 'error', text: problem });
}
