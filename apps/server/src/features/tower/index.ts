export { towerRoutes } from './tower.routes.ts';
