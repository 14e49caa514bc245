export { ColleagueCarets } from './field/colleague-carets.tsx';
export { useTextSelection } from './field/use-text-selection.ts';
export { FormSkeleton } from './form/form-skeleton.tsx';
export {
  InputsProvider,
  OpenItemProvider,
  PageTokensProvider,
  type OfferedToken,
  useInputsContext,
  type InputsContextValue,
  type RowUsages,
} from './inputs-context.tsx';
export { PropertiesForm } from './lazy/lazy-properties-form.tsx';
export { useJoinLabels } from './use-join-labels.ts';
export { FieldError, TableRowForm, ValueView } from './lazy/rare-kinds.ts';
