export { FormSkeleton } from './form-skeleton.tsx';
export {
  InputsProvider,
  OpenItemProvider,
  useInputsSurroundings,
  type InputsSurroundings,
  type RowUses,
} from './inputs-context.tsx';
export { PropertiesForm } from './lazy-properties-form.tsx';
export { ValueView } from './kinds/rare-kinds.ts';
