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
import type { Db } from '../../services.ts';

/** A project's drafts, compiled, with what they were compiled from. */
export interface CompiledDrafts {
  readonly program: Program;
  /** A llama is a workflow of it, a page a node. */
  readonly source: ProjectSource;
}

const mostKept = 8;
const kept = new Map<string, CompiledDrafts>();

/** The drafts of a project as they stand, in its own language or in another; compiled once for all who try utterances. */
export async function compiledDrafts(
  db: Db,
  { id, teamId, seq }: ItemRow,
  language: string | undefined,
): Promise<CompiledDrafts> {
  const key = `${id}:${seq}:${language ?? ''}`;
  const known = kept.get(key);
  if (known) return known;
  const items = await listItems(db, teamId, asProjectId(id));
  const authored = toRunnableSource(items.map((item) => ({ ...item, values: parseDraft(item.draft) })));
  const source = language === undefined ? authored : inLanguage(authored, language);
  const compiled = { source: asProjectSource(source), program: compileRunnable(source) };
  kept.set(key, compiled);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  return compiled;
}

function inLanguage(source: RunnableSource, language: string): RunnableSource {
  const { project } = source;
  return { ...source, project: { ...project, values: { ...project.values, Language: language } } };
}
