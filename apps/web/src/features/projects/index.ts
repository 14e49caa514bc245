export { matchesName, sortProjects } from './arrange-projects.ts';
export { LanguageField, useNewLanguage } from './new-project/language-field.tsx';
export { ProjectCard } from './project-card.tsx';
export { ProjectsFailure } from './projects-failure.tsx';
export { projectListKey, useProjectList } from './use-projects.ts';
export { useTemplates } from './use-templates.ts';
export { DeleteConfirmation } from './modals.ts';
export { statusColour, useStatusName } from './publish-status.ts';
