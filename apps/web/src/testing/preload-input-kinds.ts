import * as rareKinds from '../features/inputs/lazy/rare-kinds.ts';
import { PropertiesForm } from '../features/inputs/lazy/lazy-properties-form.tsx';

/** Loads all kinds of inputs that are loaded on demand, so that a test sees a whole form at once. */
export async function preloadKinds(): Promise<void> {
  await Promise.allSettled([PropertiesForm, ...Object.values(rareKinds)].map((kind) => kind.preload()));
}
