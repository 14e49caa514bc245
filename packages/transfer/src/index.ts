/** The form of a project file that this release writes. */
export const formatVersion = 1;
