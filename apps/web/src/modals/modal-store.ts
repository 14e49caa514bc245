import type { ComponentProps } from 'react';
import { create } from 'zustand';
import type { modals } from './registry.ts';

export type ModalType = keyof typeof modals;

/** What a modal is opened with; how to close it, it is told by the host. */
export type ModalProps<Type extends ModalType> = Omit<ComponentProps<(typeof modals)[Type]>, 'onClose' | 'ref'>;

export interface OpenModal<Type extends ModalType = ModalType> {
  readonly id: number;
  readonly type: Type;
  readonly props: ModalProps<Type>;
}

/** Open modals, the one on top last. */
export const useModals = create<{ readonly opened: readonly OpenModal[] }>(() => ({ opened: [] }));

let lastId = 0;

/** Opens a modal over whatever is shown. */
export function openModal<Type extends ModalType>(type: Type, props: ModalProps<Type>): void {
  lastId += 1;
  const modal: OpenModal = { id: lastId, type, props };
  useModals.setState(({ opened }) => ({ opened: [...opened, modal] }));
}

/** Closes every modal of a type. */
export function closeModalsOfType(type: ModalType): void {
  useModals.setState(({ opened }) => ({ opened: opened.filter((modal) => modal.type !== type) }));
}

export function closeModal(id: number): void {
  useModals.setState(({ opened }) => ({ opened: opened.filter((modal) => modal.id !== id) }));
}
