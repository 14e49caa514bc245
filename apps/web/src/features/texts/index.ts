export { TextsPage } from './lazy-texts-page.tsx';
