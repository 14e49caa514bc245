export { readUploadedPackage } from './packages/read-uploaded-package.ts';
export { writeFile } from './write-file.ts';
