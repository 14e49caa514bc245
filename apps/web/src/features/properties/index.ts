export { ProjectSettings } from './project-settings.tsx';
export { PropertiesPanel } from './properties-panel.tsx';
export type { WantedInput } from './use-wanted-input.ts';
