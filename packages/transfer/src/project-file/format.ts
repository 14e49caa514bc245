/** The format version that this release writes, and the highest that it reads. */
export const formatVersion = 1;

/** The entry of a zip that holds the project. */
export const projectEntry = 'project.json';
/** The zip entry with the checksums of the others. */
export const checksumsEntry = 'checksums.txt';
