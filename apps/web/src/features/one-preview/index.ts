export { setPreview, usePreviewSettings } from './preview-settings.ts';
export { PreviewSide } from './preview-side.tsx';
export { PreviewToggle } from './preview-toggle.tsx';
