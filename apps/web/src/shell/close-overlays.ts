import { useModals } from '../modals/modal-store.ts';
import { useToasts } from '../toasts/toast-store.ts';

/** Closes all modals and toasts: they are meant for the account that has signed out. */
export function closeOverlays(): void {
  useModals.setState({ opened: [] });
  useToasts.setState({ toasts: [], isHeld: false });
}
