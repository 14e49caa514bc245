export { createProject } from './create-project.ts';
export { isShownIn } from './get-projects.ts';
