export { ControlTowerPage } from './control-tower-page.tsx';
export { ReviewPage } from './reviews/index.ts';
