export { ReviewList } from './review-list.tsx';
export { ReviewPage } from './review-page.tsx';
