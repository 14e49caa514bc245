export { TesterPage } from './tester-page.tsx';
