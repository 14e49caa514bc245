export { getGuideAddress } from './get-guide-address.ts';
export { guideRoutes } from './guides.routes.ts';
