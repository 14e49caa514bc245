export { countUsages } from './count-usages.ts';
export { FindPane, UsageWarning } from './find-pane.tsx';
export { openFind, openUsages, type UsageTarget } from './find-store.ts';
export { useFindRequests } from './use-find-requests.ts';
