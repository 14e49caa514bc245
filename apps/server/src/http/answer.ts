import type { BodyOf, Call, QueryOf, ResultOf } from '@confab/contracts';
import type { Caller, TeamScope } from '../services.ts';

/**
 * A result that is already JSON text of the wire, spliced into the envelope as it is.
 *
 * For the few answers that pass stored documents through unread (GetFatNode); everything
 * else returns values and lets the contract encode them.
 */
export class WireText {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** What a handler gets: the decoded call, who makes it, and the team the guard found. */
export interface Request<C extends Call> {
  readonly query: QueryOf<C>;
  readonly body: BodyOf<C>;
  /** The guard lets a signed-in call through only with a caller. */
  readonly caller: Caller;
  /** There for every call whose row in the matrix names an object or a team. */
  readonly team: TeamScope;
  readonly ip: string;
  readonly userAgent: string;
  readonly requestId: string;
}

export type Handler<C extends Call> = (request: Request<C>) => Promise<ResultOf<C> | WireText>;
