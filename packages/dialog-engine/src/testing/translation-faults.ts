import type { JsonObject } from '@confab/model';
import { aSourceNode } from '@confab/test-kit';
import type { ProjectSource } from '../types.ts';
import { begin, response, aProject } from './small-projects.ts';

const goodbye = { Value: 'Tschüs', Source: 'Goodbye' };
const inGerman: JsonObject = { SpokenText: goodbye, DisplayText: goodbye };

/** A project of two languages that says goodbye, with the texts of its second one. */
function leaving(texts: JsonObject): ProjectSource {
  const said = response('Escalating', { SpokenText: 'Goodbye', DisplayText: 'Goodbye', ScreenLayout: 'TextOnly' });
  const translations = Object.entries(texts).map(([field, text]) => [`Response/Entries/e0/${field}`, text] as const);
  const values = { Response: said, Translations: { de: Object.fromEntries(translations) } };
  const nodes = [begin('bye'), aSourceNode('EndSession', 'bye', values)];
  return aProject(nodes, { Language: 'en', OtherLanguages: 'de' });
}

const place = 'bye Translations/de/Response~1Entries~1e0~1SpokenText/Value';

/** For each fault of translations: the reported location, a project with the fault, and the same without it. */
export const translationFaults = {
  MissingTranslations: [place, leaving({ DisplayText: goodbye }), leaving(inGerman)],
  StaleTranslations: [place, leaving({ ...inGerman, SpokenText: { ...goodbye, Source: 'Bye' } }), leaving(inGerman)],
} as const;
