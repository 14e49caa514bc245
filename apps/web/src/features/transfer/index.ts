export { exportLlama } from './export-llama.ts';
