import { FormSkeleton } from './form-skeleton.tsx';
import { lazyKind } from './lazy-kind.tsx';

/** All inputs of an item (`properties-form.tsx`), fetched while the project is: the shell does without. */
export const PropertiesForm = lazyKind(
  async () => (await import('./properties-form.tsx')).PropertiesForm,
  <FormSkeleton />,
);
