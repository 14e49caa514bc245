export { findReview } from './reviews.repository.ts';
export { reviewRoutes } from './reviews.routes.ts';
