export { writeFile } from './write-file.ts';
