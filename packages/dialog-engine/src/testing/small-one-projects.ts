import type { ConversationContext, JsonObject, LlamaContent, Page, ProjectId } from '@confab/model';
import { compileOneProject } from '../one/compile/compile-one-project.ts';
import type { OneProjectSource } from '../one/compile/one-project-source.ts';
import type { Program } from '../program.ts';
import { start, step } from '../run/step.ts';
import type { Effects, TurnResult } from '../types.ts';
import { effects, response, toInput, visitor } from './small-projects.ts';

// Builds small One projects for tests from an indented drawing.

/** The values of a page without its name. */
export interface Sketch {
  readonly type?: string;
  readonly keywords?: string;
  readonly says?: string;
  readonly values?: JsonObject;
}

/** Uses names as ids, which the pure packages accept. */
function idOf<Id extends string>(name: string): Id {
  return name as Id;
}

/**
 * A chapter of pages, drawn as an indented list. By default, the response of a page contains its name, which is also
 * its keyword.
 */
export function chapter(id: string, drawing: string, sketches: Readonly<Record<string, Sketch>> = {}): LlamaContent {
  const above: { readonly indent: number; readonly id: string }[] = [];
  const pages = drawing
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line): Page => {
      const [indent, name] = [line.search(/\S/), line.trim()];
      while (above.length > 0 && (above.at(-1)?.indent ?? 0) >= indent) above.pop();
      const parent = above.at(-1)?.id ?? id;
      above.push({ indent, id: name });
      const { type = 'Page', keywords = name, says: words = `This is ${name}.`, values = {} } = sketches[name] ?? {};
      return {
        id: idOf(name),
        type,
        parent: idOf(parent),
        propertyValues: { DisplayName: name, Keywords: keywords, Response: saying(words), ...values },
      };
    });
  return {
    llama: {
      id: idOf(id),
      parent: idOf('one'),
      pageList: pages.map((page) => page.id),
      attributeList: {
        owningProjectId: idOf<ProjectId>('one'),
        llamaType: 'Chapter',
        minBuild: 1,
        subtitle: '',
        submissionStatus: 'Draft',
        numberOfInteractions: 0,
        utcTimestamp: '',
      },
      propertyValues: { DisplayName: id },
    },
    pages,
  };
}

/** A complete response as the editor saves it; without entries for an empty text. */
function saying(words: string): JsonObject {
  const entry = { SpokenText: words, DisplayText: words, ScreenLayout: 'TextOnly' };
  return words === '' ? response('Escalating') : response('Escalating', entry);
}

/** A One project of chapters. */
export function oneProject(llamas: readonly LlamaContent[], values: JsonObject = {}): OneProjectSource {
  return { project: { id: 'one', type: 'One', displayName: 'One', values: { Language: 'en', ...values } }, llamas };
}

/** A One project of one chapter. */
export function drawn(
  drawing: string,
  sketches: Readonly<Record<string, Sketch>> = {},
  values: JsonObject = {},
): OneProjectSource {
  return oneProject([chapter('chapter', drawing, sketches)], values);
}

/** All turns of a conversation, the opening first; null is silence. The state is serialised between turns. */
export function chat(
  source: OneProjectSource | Program,
  lines: readonly (string | null)[],
  { context = visitor, world = effects }: { context?: ConversationContext; world?: Effects } = {},
): TurnResult[] {
  const program = 'nodes' in source ? source : compileOneProject(source);
  const turns = [start(program, context, 1, world)];
  for (const line of lines) {
    const last = turns.at(-1);
    if (!last) break;
    // The state is stored as text between turns.
    const session: TurnResult['conversation'] = JSON.parse(JSON.stringify(last.conversation));
    const turn = step(program, session, toInput(line), world);
    if (turn instanceof Promise) throw new Error('A turn had to be waited for.');
    turns.push(turn);
  }
  return turns;
}
