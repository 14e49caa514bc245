export { projectListKey, useProjectList } from './use-projects.ts';
export { DeleteConfirmation } from './delete-confirmation.tsx';
