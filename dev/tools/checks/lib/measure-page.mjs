import { gzipSync } from 'node:zlib';

/**
 * Adds up the JavaScript that a page loads at start, gzipped, and counts its files with their style sheets.
 *
 * In a language other than English, that includes the texts in this language of all parts that are loaded, chunks whose
 * name ends with the code of the language, except for those that the page does not show.
 *
 * @param budget the page's entries or files, its language, and how many kilobytes and files it may have
 * @param manifest the builder's list of the built files, by their sources
 * @param read reads a built file
 * @returns a line for people, and whether the page is within its budget
 */
export function measurePage({ page, files, kilobytes, fileCount, ...loading }, manifest, read) {
  const chunkOf = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));
  const loaded = [...(files ?? listFiles(loading, manifest, read))];
  const bytes = loaded.reduce((sum, file) => sum + gzipSync(read(file), { level: 9 }).length, 0);
  const count = new Set(loaded.flatMap((file) => [file, ...(chunkOf.get(file)?.css ?? [])])).size;
  const fits = bytes <= kilobytes * 1_000 && !(count > fileCount);
  const counted = fileCount === undefined ? '' : `, ${count} of ${fileCount} files`;
  const size = `${(bytes / 1_000).toFixed(1)} of ${kilobytes} kB`;
  return { fits, line: `${page}: ${size}${counted}${fits ? '' : ', over budget'}` };
}

/** Lists the files of some entries and their static imports; of the dynamic imports, only the texts of the language. */
function listFiles({ entries, language, exceptTexts = [] }, manifest, read) {
  const chunkOf = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));
  const fileOf = (key) => {
    if (!manifest[key]) throw new Error(`${key} is not part of the build.`);
    return manifest[key].file;
  };
  const isText = (key) => manifest[key]?.name?.endsWith(`.${language}`) && !exceptTexts.includes(manifest[key].name);
  const files = new Set();
  const waiting = entries.flatMap((entry) => (entry.endsWith('.html') ? listScripts(read(entry)) : [fileOf(entry)]));
  for (const file of waiting) {
    if (files.has(file)) continue;
    files.add(file);
    const { imports = [], dynamicImports = [] } = chunkOf.get(file) ?? {};
    waiting.push(...[...imports, ...dynamicImports.filter(isText)].map(fileOf));
  }
  return files;
}

/** Lists the scripts that a document loads, including those that it asks for in advance. */
function listScripts(document) {
  const html = document.toString();
  return [...html.matchAll(/<(?:script|link)[^<>]*(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, file]) => file);
}
