export { ControlTowerPage } from './control-tower-page.tsx';
