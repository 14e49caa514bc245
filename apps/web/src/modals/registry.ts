import type { ComponentType } from 'react';

/**
 * Every modal by its type, in one group for each feature.
 *
 * To add a modal: write a component that takes `onClose` and its own properties, and add a line to the feature's
 * `modals.ts`, which extends this interface and calls `registerModals`. A new `modals.ts` is imported by
 * `features/modals.ts`.
 */
// Empty here: the features extend it.
export interface ModalRegistry {}

const registered = new Map<string, ComponentType<never>>();

/** Makes modals known to `ModalHost` by their types. */
export function registerModals(modals: Readonly<Record<string, ComponentType<never>>>): void {
  for (const [type, component] of Object.entries(modals)) registered.set(type, component);
}

/** The component of a modal type; throws for a type that no feature has registered. */
export function getModal(type: string): ComponentType<never> {
  const component = registered.get(type);
  if (!component) throw new Error(`No modal is registered for the type ${type}.`);
  return component;
}
