/** The format version that this release writes, and the highest that it reads. */
export const formatVersion = 1;

/** The entry of a zip that holds the project. */
export const projectEntry = 'project.json';
/** The zip entry with the checksums of the others. */
export const checksumsEntry = 'checksums.txt';

/** The error for anything that is no project file (A5.17). */
export const notAProjectFile = "You haven't uploaded a valid Project file";
/** The error for a file of a single llama (A5.18). */
export const useImportLlama = "You haven't uploaded a valid Project file. It holds a single llama: use Import Llama.";
/** The errors for a file of the other kind. */
export const useImportProject = 'This file contains a whole project. Use Import Project.';
export const useImportWorkflow = 'This file contains a single workflow. Open a project and use Import Workflow.';

export const idShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
