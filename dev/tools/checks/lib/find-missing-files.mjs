/** The folders of the project whose files documents name. */
export const folders = ['apps', 'packages', 'dev', 'docs', 'e2e', 'bench', 'config'];
const namePart = '[\\w.<>*{},-]+';
const file = new RegExp(`\`((?:${namePart}/)+${namePart}\\.(?:tsx?|mjs|json|md|css))\``, 'g');
/** A name with slashes that begins with a folder of the project, such as that of a folder. */
const place = new RegExp(`\`((?:${folders.join('|')})(?:/${namePart})+)/?\``, 'g');
const link = /\]\((?!\w+:|#)([^)#\s]+)/g;

/**
 * Finds the files and folders that a document names and that do not exist. A document may leave out the beginning of
 * the path of a file, so only its end is compared.
 *
 * @param sources the paths of all files, each with a slash before it
 * @param isLinked whether the target of a link exists
 */
export function findMissingFiles(text, sources, isLinked) {
  const read = (pattern) => [...text.matchAll(pattern)].map(([, name]) => name);
  const isAtEnd = (name) => isSome(sources, `/${toPattern(name)}$`);
  const isAtBeginning = (name) => isSome(sources, `^/${toPattern(name)}(?:/|$)`);
  return [
    ...new Set([
      ...read(file).filter((name) => !isAtEnd(name)),
      ...read(place).filter((name) => !isAtBeginning(name)),
      ...read(link).filter((name) => !isLinked(name)),
    ]),
  ];
}

function isSome(sources, source) {
  const pattern = new RegExp(source);
  return sources.some((path) => pattern.test(path));
}

function toPattern(name) {
  return name
    .replace(/[.+]/g, '\\$&')
    .replace(/\{([^{}]*)\}/g, (_, names) => `(?:${names.split(',').join('|')})`)
    .replace(/<[^<>]*>|\*+/g, '[^/]+');
}
