export { findLlamaErrors } from './find-llama-errors.ts';
