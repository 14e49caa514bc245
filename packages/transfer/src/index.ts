export {
  getItemName,
  getItemKinds,
  type DocumentItem,
  type DocumentNode,
  type OrderedItem,
  type ProjectDocument,
} from './document.ts';
export { createFindings, formatFinding, type Finding, type Findings } from './finding.ts';
export { findingMessages, type FindingCode } from './finding-messages.ts';
export { replaceDocumentIds } from './replace-document-ids.ts';
export { checksumsEntry, projectEntry } from './project-file/format.ts';
export { writeProjectFile, writeWorkflowFile } from './project-file/write-project-file.ts';
export { readPackage, type ReadPackage } from './read-package.ts';
export { manifestPath } from './alexa/manifest.ts';
export { writeSkillPackage } from './alexa/write-skill-package.ts';
export { withoutStored, type TransferReport } from './report/report.ts';
export { reportDocument } from './report/report-document.ts';
export { writeAgent } from './dialogflow/write-agent.ts';
export type { PackageFile, PackageMedia } from './media/package-media.ts';
export { readSoundLength } from './media/sound-length.ts';
export { mergeWorkflow } from './project-file/merge-workflow.ts';
export { readLlamaFile } from './llama-file/read-llama-file.ts';
export { writeLlamaFile } from './llama-file/write-llama-file.ts';
