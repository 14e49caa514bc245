export { TestBenchPage } from './test-bench-page.tsx';
