export { replaceInRows } from './replace-in-item.ts';
export { searchRows } from './search-rows.ts';
