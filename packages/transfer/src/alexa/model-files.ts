import type { Files } from '../document.ts';

/** The interaction model of a locale in a skill package. */
export interface ModelFile {
  readonly entry: string;
  /** The path of the folder of the package, empty or with a slash at its end. */
  readonly prefix: string;
  readonly locale: string;
}

/** The layouts of skill packages: the current one, and `models/` of the first version of the platform's tools. */
const modelPath = /^(.*?)(?:interactionModels\/custom|models)\/([a-z]{2}-[A-Z]{2})\.json$/;

/** Whether the path is that of a model of a locale. */
export function isModelPath(path: string): boolean {
  return modelPath.test(path);
}

/** Lists the models of a skill package by their locales. */
export function listModels(files: Files): ModelFile[] {
  const models = [...files.keys()].flatMap((entry): ModelFile[] => {
    const [, prefix = '', locale = ''] = modelPath.exec(entry) ?? [];
    return locale === '' ? [] : [{ entry, prefix, locale }];
  });
  return models.toSorted((one, other) => (one.locale < other.locale ? -1 : 1));
}

/** Returns the path of the manifest that describes the models. */
export function getManifestPath([first]: readonly ModelFile[]): string {
  return `${first?.prefix ?? ''}skill.json`;
}
