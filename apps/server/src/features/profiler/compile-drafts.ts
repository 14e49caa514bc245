import { asProjectId } from '@confab/model';
import type { Program, ProjectSource } from '@confab/dialog-engine';
import type { ItemRow } from '../../core/items/items.repository.ts';
import { listItems } from '../../core/items/items.repository.ts';
import { parseDraft } from '../../core/items/to-item.ts';
import {
  asProjectSource,
  compileRunnable,
  toRunnableSource,
  type RunnableSource,
} from '../../core/releases/runnable.ts';
import type { Services } from '../../services.ts';

/** A project's compiled drafts with their source. */
export interface CompiledDrafts {
  readonly program: Program;
  /** For a One project, llamas are workflows and pages are nodes. */
  readonly source: ProjectSource;
}

const cachedDraftsMax = 8;
const createDraftCache = () => new Map<string, CompiledDrafts>();

/** Compiles a project's current drafts, in its own or another language. The last results are cached. */
export async function compileDrafts(
  { db, processState }: Pick<Services, 'db' | 'processState'>,
  { id, teamId, seq }: ItemRow,
  language: string | undefined,
): Promise<CompiledDrafts> {
  const key = `${id}:${seq}:${language ?? ''}`;
  const cache = processState.get(createDraftCache);
  const known = cache.get(key);
  if (known) return known;
  const items = await listItems(db, teamId, asProjectId(id));
  const authored = toRunnableSource(items.map((item) => ({ ...item, values: parseDraft(item.draft) })));
  const source = language === undefined ? authored : inLanguage(authored, language);
  const compiled = { source: asProjectSource(source), program: compileRunnable(source) };
  cache.set(key, compiled);
  const [oldest] = cache.keys();
  if (cache.size > cachedDraftsMax && oldest !== undefined) cache.delete(oldest);
  return compiled;
}

function inLanguage(source: RunnableSource, language: string): RunnableSource {
  const { project } = source;
  return { ...source, project: { ...project, values: { ...project.values, Language: language } } };
}
