export { prepareDemoWorld } from './prepare-demo-world.ts';
