export { profileDrafts } from './profile-drafts.ts';
