export { ChosenProjectPage } from './chosen-project-page.tsx';
