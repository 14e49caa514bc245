export { MediaLibraryPage } from './page/media-library-page.tsx';
