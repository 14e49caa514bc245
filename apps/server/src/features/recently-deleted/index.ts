export { recentlyDeletedRoutes } from './recently-deleted.routes.ts';
