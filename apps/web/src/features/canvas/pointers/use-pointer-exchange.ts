import type { ProjectId } from '@confab/model';
import { useReactFlow } from '@xyflow/react';
import { use, useEffect, useEffectEvent, useRef, type MouseEvent } from 'react';
import { useEditingSession, usePresence } from '../../../editing/index.ts';
import { Live } from '../../../live/live-context.tsx';
import { setOtherPointer, setOtherSelection } from './others-store.ts';

/** Pointers are sent at most this often, and hidden this long after the last one, in milliseconds. */
const sendEveryMs = 100;
const hiddenAfterMs = 8_000;
/** A longer selection does not fit into one event; colleagues see its first nodes. */
const maxSentNodes = 100;

/**
 * Sends the author's pointer and selection to the colleagues who have the project open, and receives theirs. Nothing is
 * sent while no colleague is there. Returns the handler of pointer moves.
 */
export function usePointerExchange(workflowId: string, selectedIds: readonly string[]) {
  const live = use(Live);
  const { projectId, teamId } = useEditingSession();
  const others = usePresence()
    .map(({ connectionId }) => connectionId)
    .toSorted()
    .join(' ');
  const { screenToFlowPosition } = useReactFlow();
  const lastSent = useRef(0);

  useEffect(() => {
    if (!live) return undefined;
    const timers = new Map<string, ReturnType<typeof setTimeout>>();
    const stops = [
      live.onUpdate('Pointer', (payload) => {
        const event = readEvent(payload, projectId);
        if (!event || event.connectionId === live.connectionId) return;
        const { connectionId, fields } = event;
        const [x, y] = [Number(fields['X']), Number(fields['Y'])];
        if (!Number.isFinite(x) || !Number.isFinite(y)) return;
        setOtherPointer(connectionId, { x, y, workflowId: fields['WorkflowId'] ?? '' });
        clearTimeout(timers.get(connectionId));
        timers.set(
          connectionId,
          setTimeout(() => setOtherPointer(connectionId, undefined), hiddenAfterMs),
        );
      }),
      live.onUpdate('Selection', (payload) => {
        const event = readEvent(payload, projectId);
        if (!event || event.connectionId === live.connectionId) return;
        setOtherSelection(event.connectionId, (event.fields['NodeIds'] ?? '').split(' ').filter(Boolean));
      }),
    ];
    return () => {
      for (const stop of stops) stop();
      for (const [connectionId, timer] of timers) {
        clearTimeout(timer);
        setOtherPointer(connectionId, undefined);
      }
    };
  }, [live, projectId]);

  const send = useEffectEvent((type: 'Pointer' | 'Selection', fields: Readonly<Record<string, string>>) => {
    if (live?.state !== 'Connected') return;
    void live.invoke('SendEventToGroup', teamId, type, { ProjectId: projectId, WorkflowId: workflowId, ...fields });
  });
  // The selection is sent again whenever a colleague arrives.
  useEffect(() => {
    if (others !== '') send('Selection', { NodeIds: selectedIds.slice(0, maxSentNodes).join(' ') });
  }, [selectedIds, others]);
  const clearSelection = useEffectEvent(() => {
    if (others !== '' && selectedIds.length > 0) send('Selection', { NodeIds: '' });
  });
  useEffect(() => () => clearSelection(), []);

  return function sendPointer({ clientX, clientY }: MouseEvent) {
    const now = performance.now();
    if (!live || others === '' || live.state !== 'Connected' || now - lastSent.current < sendEveryMs) return;
    lastSent.current = now;
    const { x, y } = screenToFlowPosition({ x: clientX, y: clientY });
    const place = { ProjectId: projectId, WorkflowId: workflowId, X: String(Math.round(x)), Y: String(Math.round(y)) };
    void live.invoke('SendEventToGroup', teamId, 'Pointer', place);
  };
}

/** The fields of an event of this project, and the connection that sent it; undefined for any other payload. */
function readEvent(payload: unknown, projectId: ProjectId) {
  if (typeof payload !== 'object' || payload === null) return undefined;
  const fields = Object.fromEntries(Object.entries(payload).filter(([, value]) => typeof value === 'string'));
  const connectionId = fields['ChangerConnectionId'];
  return connectionId !== undefined && fields['ProjectId'] === projectId ? { connectionId, fields } : undefined;
}
