import type { WrittenPackage } from '../alexa/write-skill-package.ts';
import type { Files } from '../document.ts';

/** The files of an exported skill without the intents for yes and no that its findings name as added. */
export function removeAddedIntents({ files, findings }: Pick<WrittenPackage, 'files' | 'findings'>): Files {
  const added = new Set(findings.filter(({ code }) => code === 'yesNoIntentAdded').map(({ names }) => names[0]));
  if (added.size === 0) return files;
  const remove = (text: string) => {
    const model = JSON.parse(text);
    const language = model.interactionModel?.languageModel;
    if (Array.isArray(language?.intents))
      language.intents = language.intents.filter((intent: { readonly name: string }) => !added.has(intent.name));
    return JSON.stringify(model);
  };
  return new Map(
    [...files].map(([path, text]) => [path, /\/[a-z]{2}-[A-Z]{2}\.json$/.test(path) ? remove(text) : text]),
  );
}
