export { platformRoutes } from './platforms.routes.ts';
export { addLine, parseLog } from './publication-log.ts';
export { lockDeliveries } from './deliveries.repository.ts';
export { createPublicationSender } from './send-publications.ts';
