/** The most lines of code of a file, by the first pattern that its path matches. */
const caps = [
  [/\.test\.tsx?$|\.spec\.ts$|\/testing\//, 400],
  [/\.calls\.ts$/, 250],
  [{ test: (path) => path.includes('/kinds/') && path.endsWith('.tsx') }, 120],
  [/\.routes\.ts$/, 120],
  [/\/use-[^/]*\.tsx?$/, 100],
  [/\.tsx?$/, 200],
];
const exempt = [/\/db\/migrations\//, /\.d\.ts$/, /\/words/, /\/matrix/, /valid-calls/];
/** A folder of one concept stays small enough to read at a glance; otherwise split it into subfolders by concept. */
const filesInFolderMax = 25;

/** Finds a file that is longer than its cap, in lines without blanks and comments. */
export function findLargeFile(path, text) {
  if (exempt.some((pattern) => pattern.test(path))) return [];
  const cap = caps.find(([pattern]) => pattern.test(path))?.[1] ?? Infinity;
  const lines = countCodeLines(text);
  return lines > cap ? [`${path}: ${lines} lines of code, at most ${cap}`] : [];
}

/** Finds folders with too many files of code, among the paths of all files. */
export function findLargeFolders(paths) {
  const counts = new Map();
  for (const path of paths.filter((name) => /\.(?:tsx?|mjs|css)$/.test(name))) {
    const folder = path.slice(0, path.lastIndexOf('/'));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > filesInFolderMax)
    .map(([folder, count]) => `${folder}: ${count} files, at most ${filesInFolderMax}`);
}

function countCodeLines(text) {
  return text
    .split('*/')
    .map((part) => part.split('/*', 1)[0])
    .join('')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.trim().startsWith('//')).length;
}
