export { ToastRegion } from './toast-region.tsx';
export { showProgress, showToast } from './toast-store.ts';
