/** The form of a project file that this release writes, and the last one that it reads. */
export const formatVersion = 1;

/** The entry of a zip that holds the project. */
export const projectEntry = 'project.json';
/** The entry that says what the others have to hash to. */
export const checksumsEntry = 'checksums.txt';

/** Said of anything that is no project file at all (A5.17). */
export const notAProjectFile = "You haven't uploaded a valid Project file";
/** Said of a file with a single llama in it (A5.18). */
export const useImportLlama = "You haven't uploaded a valid Project file. It holds a single llama: use Import Llama.";
/** Said of a file of the other kind. */
export const useImportProject = 'This file holds a whole project: use Import Project.';
export const useImportWorkflow = 'This file holds a single workflow: open a project and use Import Workflow there.';

export const idShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
