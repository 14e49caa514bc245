import { act } from '@testing-library/react';
import { useModals, type ModalProps, type ModalType } from '../modals/modal-store.ts';
import { useToasts } from '../toasts/toast-store.ts';

/** Closes all modals, which would otherwise be open in the next test. */
export function closeModals(): void {
  act(() => useModals.setState({ opened: [] }));
}

/** The properties of the topmost modal; throws unless it is open and of the type. */
export function getOpenModal<Type extends ModalType>(type: Type): ModalProps<Type> {
  const opened = useModals.getState().opened.at(-1);
  if (opened?.type !== type) throw new Error(`The topmost modal is ${opened?.type ?? 'missing'}, not ${type}.`);
  // The type of a modal decides its properties.
  return opened.props as ModalProps<Type>;
}

/** Removes all toasts. */
export function clearToasts(): void {
  act(() => useToasts.setState({ toasts: [], isHeld: false }));
}

/** The messages of the toasts, the newest first. */
export const listToasts = () => useToasts.getState().toasts.map(({ message }) => message.message);
