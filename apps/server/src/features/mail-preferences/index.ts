export { mailPreferenceRoutes } from './mail-preferences.routes.ts';
