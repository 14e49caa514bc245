export { platformRoutes } from './platforms.routes.ts';
export { addLine, type StoredLog } from './publication-log.ts';
export { lockDeliveries } from './deliveries.repository.ts';
export { createPublicationSender } from './send-publications.ts';
