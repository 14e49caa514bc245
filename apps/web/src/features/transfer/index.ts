export { ExportModal } from './export-modal.tsx';
export { ImportModal } from './import-modal.tsx';
