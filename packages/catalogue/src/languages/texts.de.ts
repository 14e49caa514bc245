import account from '../../data/languages/de/account.json' with { type: 'json' };
import nodes from '../../data/languages/de/nodes.json' with { type: 'json' };
import one from '../../data/languages/de/one.json' with { type: 'json' };
import options from '../../data/languages/de/options.json' with { type: 'json' };
import overview from '../../data/languages/de/overview.json' with { type: 'json' };
import projects from '../../data/languages/de/projects.json' with { type: 'json' };
import shared from '../../data/languages/de/shared.json' with { type: 'json' };
import showcase from '../../data/languages/de/showcase.json' with { type: 'json' };
import workflows from '../../data/languages/de/workflows.json' with { type: 'json' };
import type { TextsById } from './find-text.ts';

/** The files of the German texts; each id is in one of them. */
export const textFiles: readonly Readonly<Record<string, string>>[] = [
  account,
  nodes,
  one,
  options,
  overview,
  projects,
  shared,
  showcase,
  workflows,
];

/** The German texts of the catalogue. A text that is the same in German has no entry. */
export const texts: TextsById = new Map(textFiles.flatMap((file) => Object.entries(file)));
