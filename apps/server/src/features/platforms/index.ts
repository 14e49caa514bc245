export { platformRoutes } from './platforms.routes.ts';
export { sendPublications } from './send-publications.ts';
