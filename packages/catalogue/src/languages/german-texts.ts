import account from '../../data/languages/de/account.json' with { type: 'json' };
import extensions from '../../data/languages/de/extensions.json' with { type: 'json' };
import nodes from '../../data/languages/de/nodes.json' with { type: 'json' };
import one from '../../data/languages/de/one.json' with { type: 'json' };
import overview from '../../data/languages/de/overview.json' with { type: 'json' };
import projects from '../../data/languages/de/projects.json' with { type: 'json' };
import showcase from '../../data/languages/de/showcase.json' with { type: 'json' };
import tests from '../../data/languages/de/tests.json' with { type: 'json' };
import timeZones from '../../data/languages/de/time-zones.json' with { type: 'json' };

/** The files of the German texts; a text stands in one of them. */
export const germanFiles: readonly Readonly<Record<string, string>>[] = [
  account,
  extensions,
  nodes,
  one,
  overview,
  projects,
  showcase,
  tests,
  timeZones,
];

/** The German texts of the catalogue, by English text. A text that is the same in German has no entry. */
export const germanTexts: ReadonlyMap<string, string> = new Map(germanFiles.flatMap((file) => Object.entries(file)));
