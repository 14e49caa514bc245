export { platformRoutes } from './platforms.routes.ts';
export { createPublicationSender } from './send-publications.ts';
