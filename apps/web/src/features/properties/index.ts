export { ProjectSettings } from './project-settings.tsx';
export { PropertiesPanel } from './properties-panel.tsx';
