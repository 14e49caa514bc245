export { matchesName, sortProjects } from './arrange-projects.ts';
export { LanguageField, useNewLanguage } from './new-project/language-field.tsx';
export { ProjectCard } from './project-card.tsx';
export { projectListKey, useProjectList, useTemplates } from './use-projects.ts';
export { DeleteConfirmation } from './modals.ts';
export { statusColour, useStatusName } from './publish-status.ts';
