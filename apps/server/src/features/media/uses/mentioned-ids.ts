import { guidsInText, type ProjectId, type TeamId } from '@confab/model';
import { listDraftsById } from '../../../core/releases/program-source.repository.ts';
import { createPause } from '../../../scheduling/create-pause.ts';
import type { Db } from '../../../services.ts';
import { listItemIds, listProjects } from './asset-uses.repository.ts';

/** Drafts that one statement reads. */
const draftsPerBatch = 200;
/** The ids that are kept in memory: about 30 MB. */
const idsMax = 200_000;

interface ProjectMentions {
  /** The number of the last change of the project when its drafts were read. */
  readonly seq: number;
  readonly ids: readonly string[];
}

/** The ids that the drafts of projects mention, kept in memory until a project changes. */
class MentionedIds {
  /** Least recently used first. */
  readonly #projects = new Map<ProjectId, ProjectMentions>();
  #idCount = 0;

  /** All ids in the drafts and tests of a team, in lower case, without those of the items themselves. */
  async list(db: Db, teamId: TeamId): Promise<ReadonlySet<string>> {
    const all = new Set<string>();
    const pause = createPause();
    for (const { projectId, seq } of await listProjects(db, teamId)) {
      const known = this.#projects.get(projectId);
      const ids = known?.seq === seq ? known.ids : await readMentions(db, teamId, projectId);
      this.#store(projectId, { seq, ids });
      for (const id of ids) all.add(id);
      await pause();
    }
    return all;
  }

  #store(projectId: ProjectId, mentions: ProjectMentions) {
    this.#remove(projectId);
    this.#projects.set(projectId, mentions);
    this.#idCount += mentions.ids.length;
    for (const [oldest] of this.#projects) {
      if (this.#idCount <= idsMax) return;
      this.#remove(oldest);
    }
  }

  #remove(projectId: ProjectId) {
    this.#idCount -= this.#projects.get(projectId)?.ids.length ?? 0;
    this.#projects.delete(projectId);
  }
}

/** The mentioned ids of a server process. */
export const createMentionedIds = () => new MentionedIds();

async function readMentions(db: Db, teamId: TeamId, projectId: ProjectId): Promise<readonly string[]> {
  const found = new Set<string>();
  const pause = createPause();
  const itemIds = await listItemIds(db, teamId, projectId);
  for (let at = 0; at < itemIds.length; at += draftsPerBatch) {
    for (const { content } of await listDraftsById(db, teamId, itemIds.slice(at, at + draftsPerBatch))) {
      for (const [id] of content.matchAll(guidsInText)) found.add(id.toLowerCase());
      await pause();
    }
  }
  for (const id of itemIds) found.delete(id);
  return [...found];
}
