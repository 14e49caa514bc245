export { createInputTarget } from './create-input-target.ts';
export { ItemPanel } from './item-panel.tsx';
export { ProjectSettings } from './project-settings.tsx';
export { PropertiesPanel } from './properties-panel.tsx';
export type { InputTarget } from './use-scroll-to-input.ts';
