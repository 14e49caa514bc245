import type { TurnRun } from '../../run/turn-run.ts';
import type { OnePage } from '../compile/page-tree.ts';
import type { PageListener } from './page-listener.ts';

/** The page tree of the running program with its keywords. @throws for a program without pages, which is a bug. */
export function getPageListener({ program }: TurnRun): PageListener {
  if (!program.pageListener) throw new Error('A page runs in a program without pages.');
  return program.pageListener;
}

/** A page of the running program in its tree. */
export function getPage(run: TurnRun, pageId: string): OnePage {
  const page = getPageListener(run).tree.byId.get(pageId);
  if (!page) throw new Error(`The page ${pageId} runs in a program without it.`);
  return page;
}
