export { InputField, InputGrid } from './input-grid.tsx';
export { InputsProvider, type InputsSurroundings } from './inputs-context.tsx';
export { PropertiesForm, type PropertiesFormProps } from './properties-form.tsx';
