export type { InputEdit } from './input-edit.ts';
