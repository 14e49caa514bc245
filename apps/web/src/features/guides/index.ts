export { GuidesPage } from './guides-page.tsx';
