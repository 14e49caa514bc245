import type { TurnOutput } from '@confab/model';
import { countingIds, visitor } from '@confab/test-kit';
import { compile } from '../../../compile/compile.ts';
import { noReprompts } from '../../../nodes/listening/reprompt.ts';
import type { Program } from '../../../program.ts';
import { start, step } from '../../../run/step.ts';
import { toInput } from '../../../testing/small-projects.ts';
import type { Effects, MailCall, ProjectSource, TurnResult } from '../../../types.ts';
import { compileOneProject } from '../../compile/compile-one-project.ts';
import type { OneProjectSource } from '../../compile/one-project-source.ts';
import type { ProFindingCode } from '../pro-finding.ts';
import { convertOneToPro, type ProConversion } from '../convert-one-to-pro.ts';

/** The conversion of a project as the engine compiles it. */
function toSource({ project, workflows, nodes }: ProConversion): ProjectSource {
  const name = (values: ProConversion['project']['values']) => String(values.DisplayName);
  return {
    project: { ...project, type: 'Pro', displayName: name(project.values) },
    workflows: workflows.map((workflow) => ({ ...workflow, displayName: name(workflow.values) })),
    nodes: nodes.map((node) => ({ ...node, displayName: name(node.values) })),
  };
}

/** Converts a One project with ids that count up. */
export function convert(source: OneProjectSource, mostNodes = 5_000): ProConversion {
  return convertOneToPro(source, { newId: countingIds(), mostNodes });
}

/** A One project and the Pro project made from it, compiled. */
export function compileBoth(source: OneProjectSource): { readonly one: Program; readonly pro: Program } {
  return { one: compileOneProject(source), pro: compile(toSource(convert(source))) };
}

/**
 * Counts the turns of a conversation, including the opening, that stay at pages without findings or with only the given
 * ones. Where misses are counted differently, the second miss at a page ends the count.
 */
export function countAlikeTurns(
  program: Program,
  { findings }: ProConversion,
  lines: readonly (string | null)[],
  allowed: readonly ProFindingCode[] = [],
): number {
  const pages = new Set(findings.flatMap(({ code, pageId }) => (allowed.includes(code) ? [] : [pageId])));
  const turns = play(program, lines, []);
  const countsOtherwise = findings.some(({ code }) => code === 'CountsStartOver');
  const first = turns.findIndex(
    ({ trace, conversation: { reprompts: { noMatch, noInput } = noReprompts } }) =>
      (countsOtherwise && Math.max(noMatch, noInput) > 1) ||
      trace.some((entry) => entry.type === 'nodeEntered' && pages.has(entry.nodeId)),
  );
  return first < 0 ? turns.length : first;
}

/** What a visitor gets in each turn of a conversation: texts, media, chips and mails. The opening is the first. */
export function listAnswers(program: Program, lines: readonly (string | null)[]): readonly string[] {
  const mails: MailCall[] = [];
  const turns = play(program, lines, mails);
  const mailed = mails.map(({ recipient, subject, text }) => `mail to ${recipient}: ${subject}: ${text}`);
  return [...turns.map(({ outputs }) => outputs.map(describeOutput).join('\n')), ...mailed];
}

function play(program: Program, lines: readonly (string | null)[], mails: MailCall[]): readonly TurnResult[] {
  const world: Effects = {
    clock: () => Date.UTC(2026, 0, 5, 9),
    mail: (call) => {
      mails.push(call);
      return { type: 'queued' };
    },
  };
  const turns: TurnResult[] = [start(program, visitor, 1, world)];
  for (const line of lines) {
    const last = turns.at(-1);
    if (!last || last.ended) break;
    const turn = step(program, last.conversation, toInput(line), world);
    if (turn instanceof Promise) throw new Error('A turn had to be waited for.');
    turns.push(turn);
  }
  return turns;
}

function describeOutput(output: TurnOutput): string {
  if (output.type !== 'response') return `(${output.type})`;
  const { spokenText, displayText, headingText, screenLayout, imageAssetId, audioAssetId, videoUrl, suggestionChips } =
    output;
  return JSON.stringify([
    spokenText,
    displayText,
    headingText,
    screenLayout,
    imageAssetId,
    audioAssetId,
    videoUrl,
    suggestionChips,
  ]);
}
