import {
  describeClashes,
  findKeywordClashes,
  keywordClashTitle,
  keywordInputsOf,
  type KeywordInput,
} from '@confab/inputs';
import { timings } from '@confab/model';
import { useEffect } from 'react';
import type { ProjectSession } from '../../editing/index.ts';
import { logWarning } from '../../platform/log.ts';
import { showToast } from '../../shell/toasts/index.ts';
import { schemaOf, type ItemSchemas } from '../tree/index.ts';

/**
 * Tells, half a second after the last edit, which keywords of an input that was edited here other inputs of the
 * project have too (P5.38, P5.40). What goes wrong in it is only logged (P5.41).
 */
export function useKeywordClashes(session: ProjectSession, schemas: ItemSchemas): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let known = new Map(keywordInputs(session, schemas).map(({ id, text }) => [id, text]));
    let isOwn = false;

    function check() {
      const all = keywordInputs(session, schemas);
      const edited = isOwn ? all.filter(({ id, text }) => known.get(id) !== text) : [];
      known = new Map(all.map(({ id, text }) => [id, text]));
      isOwn = false;
      const lines = edited
        .map((input) => describeClashes(findKeywordClashes(input, all)))
        .filter((line) => line !== '');
      if (lines.length > 0)
        showToast({ kind: 'message', title: keywordClashTitle, text: lines.join('\n'), autocloseMs: 8_000 });
    }

    function changed() {
      // An edit of one's own waits for the server's number when it is heard of; a colleague's comes with it.
      isOwn ||= session.getStatus().pendingCount > 0;
      clearTimeout(timer);
      timer = setTimeout(() => quietly(check), timings.keywordCheckMs);
    }

    const stop = session.subscribe(session.projectId, '', changed);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [session, schemas]);
}

function keywordInputs(session: ProjectSession, schemas: ItemSchemas): readonly KeywordInput[] {
  const project = session.getItem(session.projectId);
  const schema = project && schemaOf(schemas, project);
  if (!project?.values || !schema) return [];
  return keywordInputsOf(schema, { id: project.id, displayName: project.displayName, values: project.values });
}

function quietly(work: () => void) {
  try {
    work();
  } catch (error) {
    logWarning(`The check for keyword clashes failed: ${String(error)}`);
  }
}
