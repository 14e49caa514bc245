import { ignoredMissesMax, type BodyOf, type missCalls, type MissGroup, type Misses } from '@confab/contracts';
import { groupUtterances } from '@confab/understanding';
import type { Services } from '../../services.ts';
import { listIgnored, listMissesByNode, missedTextsMax, missesMax, type MissAtNode } from './misses.repository.ts';
import { findNodeNames } from './names.repository.ts';
import { toScope } from './to-scope.ts';

/**
 * Lists the utterances that a project did not understand in a range, grouped by meaning.
 * @throws invalid for a wrong range
 */
export async function listMisses({ db }: Services, request: BodyOf<typeof missCalls.list>): Promise<Misses> {
  const { teamId, projectId } = request;
  const scope = toScope({ ...request, projectIds: [projectId], view: 'misrecognitions' });
  const rows = await listMissesByNode(db, projectId, scope);
  const getName = await findNodeNames(
    db,
    teamId,
    rows.map(({ nodeId }) => nodeId),
  );
  const texts = groupByText(rows);
  const groups = groupUtterances(texts.map(({ text, rows: [first] }) => ({ text, language: first?.language ?? '' })))
    .map((places) => toGroup(places.flatMap((place) => texts[place] ?? [])))
    .toSorted(byTimes);
  const { readCount = 0, textCount = 0 } = rows[0] ?? {};
  const ignored = await listIgnored(db, teamId, projectId, ignoredMissesMax);
  return {
    groups,
    readCount: Math.min(readCount, missesMax),
    isCut: readCount > missesMax || textCount > missedTextsMax + ignored.length,
    ignored: ignored.map(({ text, at }) => ({ text, sinceUtc: at.toISOString() })),
  };

  function toGroup(members: readonly TextRows[]): MissGroup {
    const listed = members
      .map(({ text, rows: own }) => ({
        text,
        times: sumTimes(own),
        lastUtc: new Date(Math.max(...own.map(({ last }) => last.getTime()))).toISOString(),
        nodes: own.map(({ nodeId, times }) => ({ ...getName(nodeId), times })).toSorted(byTimes),
      }))
      .toSorted((one, other) => byTimes(one, other) || (one.text < other.text ? -1 : 1));
    return { times: sumTimes(listed), texts: listed };
  }
}

/** A text with its misses at each node. */
interface TextRows {
  readonly text: string;
  readonly rows: readonly MissAtNode[];
}

function groupByText(rows: readonly MissAtNode[]): readonly TextRows[] {
  const byText = new Map<string, MissAtNode[]>();
  for (const row of rows) {
    const own = byText.get(row.text);
    if (own) own.push(row);
    else byText.set(row.text, [row]);
  }
  return [...byText].map(([text, own]) => ({ text, rows: own }));
}

const sumTimes = (rows: readonly { readonly times: number }[]) => rows.reduce((sum, { times }) => sum + times, 0);
const byTimes = (one: { readonly times: number }, other: { readonly times: number }) => other.times - one.times;
