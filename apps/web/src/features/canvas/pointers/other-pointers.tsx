import { IconPointerFilled } from '@tabler/icons-react';
import { useStore, ViewportPortal } from '@xyflow/react';
import { usePresence } from '../../../editing/index.ts';
import { useOthers } from './others-store.ts';
import classes from './pointers.module.css';

/** The pointers of colleagues on this canvas, in their colours. */
export function OtherPointers({ workflowId }: { readonly workflowId: string }) {
  const pointers = useOthers((others) => others.pointers);
  const people = usePresence();
  const zoom = useStore(({ transform }) => transform[2]);
  return (
    <ViewportPortal>
      {people.map(({ connectionId, name, colour }) => {
        const pointer = pointers.get(connectionId);
        if (pointer?.workflowId !== workflowId) return null;
        const { x, y } = pointer;
        return (
          <div
            key={connectionId}
            aria-hidden="true"
            className={classes.pointer}
            style={{ transform: `translate(${x}px, ${y}px) scale(${1 / zoom})`, color: colour }}
          >
            <IconPointerFilled size={18} />
            <span style={{ background: colour }}>{name}</span>
          </div>
        );
      })}
    </ViewportPortal>
  );
}
