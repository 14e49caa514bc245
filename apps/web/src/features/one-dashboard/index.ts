export { OneDashboardPage } from './one-dashboard-page.tsx';
export { OneProjectsPage } from './one-projects-page.tsx';
export { OneTemplatesPage } from './one-templates-page.tsx';
