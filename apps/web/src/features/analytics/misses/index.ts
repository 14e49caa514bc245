export { Misses } from './lazy-misses.tsx';
