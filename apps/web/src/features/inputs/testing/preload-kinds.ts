import * as rareKinds from '../kinds/rare-kinds.ts';
import { PropertiesForm } from '../lazy-properties-form.tsx';

/** Loads all kinds of inputs that are loaded on demand, so that a test sees a whole form at once. */
export async function preloadKinds(): Promise<void> {
  await Promise.allSettled([PropertiesForm, ...Object.values(rareKinds)].map((kind) => kind.preload()));
}
