export { prepareDemoWorld, type DemoAccount } from './prepare-demo-world.ts';
