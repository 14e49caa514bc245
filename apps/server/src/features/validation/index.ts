export { checkScripts } from './check-scripts.ts';
export { findDraftProblems } from './find-draft-problems.ts';
export { findProblemsOfRelease, type Validation } from './find-problems.ts';
export { findReleaseProblems } from './find-release-problems.ts';
export { validateSaved } from './validate-saved.ts';
