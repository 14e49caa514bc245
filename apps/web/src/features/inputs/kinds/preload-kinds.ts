import { PropertiesForm } from '../lazy-properties-form.tsx';
import * as rareKinds from './rare-kinds.ts';

/** Fetches the kinds of inputs that are fetched on demand, so that a form is whole at once. */
export async function preloadKinds(): Promise<void> {
  // One that cannot be fetched now says so where it is shown.
  await Promise.allSettled([PropertiesForm, ...Object.values(rareKinds)].map((kind) => kind.preload()));
}
