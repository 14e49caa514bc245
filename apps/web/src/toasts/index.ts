export { copyWithToast, showCopied } from './copy-with-toast.ts';
export { showProgress, showSaving } from './show-progress.ts';
export { ToastRegion } from './toast-region.tsx';
export { addToast, updateToast, dismissToast, showToast } from './toast-store.ts';
