export { createInputTarget } from './create-input-target.ts';
export { FormOfItem } from './form-of-item.tsx';
export { ItemViews } from './item-views.tsx';
export { usePanelView } from './use-panel-view.ts';
export { useGoToInput } from './use-go-to-input.ts';
export { useScrollToInput } from './use-scroll-to-input.ts';
export { ProjectSettings } from './project-settings.tsx';
export { PropertiesPanel } from './properties-panel.tsx';
export type { InputTarget } from './use-scroll-to-input.ts';
