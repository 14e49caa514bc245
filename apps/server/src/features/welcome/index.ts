export { welcomeRoutes } from './welcome.routes.ts';
