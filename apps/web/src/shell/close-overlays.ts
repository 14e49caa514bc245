import { useModals } from '../modals/modal-store.ts';
import { useToasts } from '../toasts/toast-store.ts';

/** Closes what the frame shows over its pages: it was said to the person who has signed out. */
export function closeOverlays(): void {
  useModals.setState({ opened: [] });
  useToasts.setState({ toasts: [], isHeld: false });
}
