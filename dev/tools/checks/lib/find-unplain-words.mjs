import { findJsonTexts, findMessageTexts, findTitles } from './find-texts.mjs';

const comment = /^\s*(?:\/\*\*?|\*|\/\/)\s?(.*)|\s\/\/ (.*)/;
const declaration = /^\s*(?:export\s+)?(?:async\s+)?(type|interface|class|function|const)\s+([A-Za-z_$][\w$]*)/;
/** The texts of a template that authors read. Its other texts are responses and samples of the assistant. */
const authorTexts = new Set(['Title', 'Subtitle', 'Name', 'DisplayName', 'Label', 'Description', 'Notes']);

/** Reads the list of words, which is the content of config/plain-words.json. */
export function readWordRules({ texts, names }) {
  return {
    texts: texts.map(({ pattern, say }) => ({ pattern: new RegExp(pattern, 'i'), say })),
    names: names.map(({ pattern, kinds, say }) => ({ pattern: new RegExp(pattern), kinds, say })),
  };
}

/** Finds words to avoid in a source file: in its comments, names, interface texts, messages and titles of tests. */
export function findUnplainWords(path, source, rules) {
  const inLines = source.split('\n').flatMap((code, line) => {
    const found = comment.exec(code);
    const text = found ? (found[1] ?? found[2]) : undefined;
    const [, kind, name] = declaration.exec(code) ?? [];
    return [
      ...(text === undefined ? [] : describeFaults(path, line, text, rules.texts)),
      ...(name === undefined
        ? []
        : describeFaults(
            path,
            line,
            name,
            rules.names.filter(({ kinds }) => kinds.includes(kind)),
          )),
    ];
  });
  return [
    ...inLines,
    ...listTexts(path, source).flatMap(({ line, text }) => describeFaults(path, line, text, rules.texts)),
  ];
}

/** Finds words to avoid in the English texts of the catalogue; of a template, in those that authors read. */
export function findUnplainData(path, source, rules) {
  const isTemplate = path.includes('/templates/');
  return findJsonTexts(source)
    .filter(({ key }) => !isTemplate || authorTexts.has(key))
    .flatMap(({ line, text }) => describeFaults(path, line, text, rules.texts));
}

function describeFaults(path, index, text, rules) {
  return rules.flatMap(({ pattern, say }) => {
    const match = pattern.exec(text);
    return match ? [`${path}:${index + 1}: "${match[0]}" in "${text.trim().slice(0, 100)}"; write: ${say}`] : [];
  });
}

/**
 * The titles of tests and the texts of messages and of words, by the names of files; other texts of code are not read.
 */
function listTexts(path, source) {
  if (/\.(?:test|spec)\.(?:tsx?|mjs)$/.test(path)) return findTitles(path, source);
  return /(?:^|[/.-])(?:messages|words|texts)\.tsx?$/.test(path) ? findMessageTexts(path, source) : [];
}
