export { findDraftProblems } from './find-draft-problems.ts';
