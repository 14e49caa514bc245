export { findLlama } from './load-llama.ts';
export { saveLlamaInChange } from './save-llama.ts';
export { findLlamaErrors } from './find-llama-errors.ts';
export { approveSample } from './approve-sample.ts';
