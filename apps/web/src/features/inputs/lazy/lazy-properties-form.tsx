import { FormSkeleton } from '../form/form-skeleton.tsx';
import { lazyKind } from './lazy-kind.tsx';

/** The properties form, loaded together with the project instead of with the shell. */
export const PropertiesForm = lazyKind(
  async () => (await import('../form/properties-form.tsx')).PropertiesForm,
  <FormSkeleton />,
);
