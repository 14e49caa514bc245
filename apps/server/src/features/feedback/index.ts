export { feedbackRoutes } from './feedback.routes.ts';
export { logServerStart } from './log-events.ts';
