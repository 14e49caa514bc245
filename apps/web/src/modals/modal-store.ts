import type { ComponentType } from 'react';
import { create } from 'zustand';
import type { ModalRegistry } from './registry.ts';

type ModalGroup = keyof ModalRegistry;

/** The type of a modal, as the features have registered them. */
export type ModalType = { [Group in ModalGroup]: keyof ModalRegistry[Group] & string }[ModalGroup];

type ModalComponent<Type extends ModalType> = {
  [Group in ModalGroup]: Type extends keyof ModalRegistry[Group] ? ModalRegistry[Group][Type] : never;
}[ModalGroup];

/** The properties to open a modal with; `ModalHost` adds `onClose`. */
export type ModalProps<Type extends ModalType> = Omit<PropsOf<ModalComponent<Type>>, 'onClose' | 'ref'>;
type PropsOf<Component> = Component extends ComponentType<infer Props> ? Props : never;

export interface OpenModal<Type extends ModalType = ModalType> {
  readonly id: number;
  readonly type: Type;
  readonly props: ModalProps<Type>;
}

/** The open modals, the topmost last. */
export const useModals = create<{ readonly opened: readonly OpenModal[] }>(() => ({ opened: [] }));

let lastId = 0;

/** Opens a modal on top of everything else. */
export function openModal<Type extends ModalType>(type: Type, props: ModalProps<Type>): void {
  lastId += 1;
  const modal: OpenModal = { id: lastId, type, props };
  useModals.setState(({ opened }) => ({ opened: [...opened, modal] }));
}

/** Closes every modal of a type. */
export function closeModalsOfType(type: ModalType): void {
  useModals.setState(({ opened }) => ({ opened: opened.filter((modal) => modal.type !== type) }));
}

/** Closes the modals whose properties concern an item that no longer exists. */
export function closeModalsWith(concerns: (props: Readonly<Record<string, unknown>>) => boolean): void {
  useModals.setState(({ opened }) => ({ opened: opened.filter(({ props }) => !concerns({ ...props })) }));
}

export function closeModal(id: number): void {
  useModals.setState(({ opened }) => ({ opened: opened.filter((modal) => modal.id !== id) }));
}
