export { ToastRegion } from './toast-region.tsx';
export { dismissToast, showProgress, showToast, useToasts } from './toast-store.ts';
