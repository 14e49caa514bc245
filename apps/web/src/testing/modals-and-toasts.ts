import { act } from '@testing-library/react';
import { useModals } from '../modals/modal-store.ts';
import { useToasts } from '../toasts/toast-store.ts';

/** Closes all modals, which would otherwise be open in the next test. */
export function closeModals(): void {
  act(() => useModals.setState({ opened: [] }));
}

/** Removes all toasts. */
export function clearToasts(): void {
  act(() => useToasts.setState({ toasts: [], isHeld: false }));
}

/** The messages of the toasts, the newest first. */
export const listToasts = () => useToasts.getState().toasts.map(({ message }) => message.message);
