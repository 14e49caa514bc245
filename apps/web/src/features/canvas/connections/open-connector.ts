import type { EditingSession } from '../../../editing/index.ts';
import { openModal } from '../../../modals/modal-store.ts';
import { showToast } from '../../../toasts/index.ts';
import type { InputsContextValue } from '../../inputs/index.ts';
import type { ItemSchemas } from '../../tree/index.ts';
import type { ConnectionEdge, ReadyWorkflow } from '../cards/canvas-model.ts';
import { exceptionPort } from '../cards/port-ids.ts';
import type { Message } from '../../../words/message.ts';

interface ConnectorContext {
  readonly session: EditingSession;
  readonly inputsContext: InputsContextValue;
}

/** Opens the inputs of the connector that a connection leaves by, in a panel beside the canvas. */
export function openConnector(
  { source, sourceHandle }: Pick<ConnectionEdge, 'source' | 'sourceHandle'>,
  view: ReadyWorkflow,
  schemas: ItemSchemas,
  context: ConnectorContext,
): void {
  const node = view.nodes.find(({ id }) => id === source);
  const property = node && schemas.nodeSchemas[node.type]?.properties.find(({ name }) => name === 'Connectors');
  if (!sourceHandle || !property || sourceHandle === exceptionPort) return;
  const place = { itemId: source, path: property.name, rowId: sourceHandle, property };
  openModal('PropertiesModal', { ...context, ...place, mode: 'rightPanel' });
}

/** Shows an error message as a toast, if there is one. */
export function showErrorToast(message: Message | undefined): void {
  if (message !== undefined) showToast({ kind: 'error', text: message });
}
