import type { AccountId, ItemId } from '@confab/model';
import type { Db } from '../../services.ts';
import { listMarksBefore, marksPerRead, type HistoryScope, type PointMark } from './points.repository.ts';

/** The changes of one account within a minute. */
export interface Point {
  readonly lastSeq: number;
  readonly authorId: AccountId;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly at: Date;
  readonly itemCount: number;
  /** The event numbers of the point, highest first. */
  readonly seqs: readonly number[];
  /** The numbers of its promotions and rollbacks. */
  readonly stageSeqs: readonly number[];
}

/**
 * The points of a history before a number, newest first.
 *
 * A promotion or rollback is a point of its own, with all events of its transaction. Marks are read from the newest on
 * until the points are complete, so the cost follows from the page and not from the length of the history.
 */
export async function collectPoints(
  db: Db,
  scope: HistoryScope,
  before: number,
  most: number,
): Promise<readonly Point[]> {
  const points = new PointBuilder();
  for (let cursor = before; ;) {
    const marks = await listMarksBefore(db, scope, cursor);
    for (const mark of marks) {
      if (mark.isNews) points.add(mark);
      if (points.complete.length >= most) return points.complete.slice(0, most);
    }
    const last = marks.at(-1);
    if (!last || marks.length < marksPerRead) return points.finish().slice(0, most);
    cursor = last.seq;
  }
}

/** Groups marks, given from the newest to the oldest, first by transaction and then by author and moment. */
class PointBuilder {
  readonly complete: Point[] = [];
  #transaction: PointMark[] = [];
  #group: { readonly moment: string; readonly marks: PointMark[] } | undefined;

  add(mark: PointMark): void {
    const [newest] = this.#transaction;
    if (newest && (newest.exactTime !== mark.exactTime || newest.authorId !== mark.authorId)) this.#endTransaction();
    this.#transaction.push(mark);
  }

  finish(): readonly Point[] {
    this.#endTransaction();
    this.#endGroup();
    return this.complete;
  }

  #endTransaction() {
    const [newest] = this.#transaction;
    if (!newest) return;
    const moment = this.#transaction.some(isStageChange) ? newest.exactTime : toMinute(newest.createdAt);
    if (this.#group?.moment !== moment || this.#group.marks[0]?.authorId !== newest.authorId) {
      this.#endGroup();
      this.#group = { moment, marks: [] };
    }
    for (const mark of this.#transaction) this.#group.marks.push(mark);
    this.#transaction = [];
  }

  #endGroup() {
    const [newest] = this.#group?.marks ?? [];
    if (this.#group && newest) this.complete.push(toPoint(newest, this.#group.marks));
    this.#group = undefined;
  }
}

function toPoint(newest: PointMark, marks: readonly PointMark[]): Point {
  const { seq, authorId, firstName, lastName, email } = newest;
  return {
    lastSeq: seq,
    authorId,
    firstName,
    lastName,
    email,
    at: marks.reduce((latest, { createdAt }) => (createdAt > latest ? createdAt : latest), newest.createdAt),
    itemCount: new Set(marks.flatMap(({ itemId }): ItemId[] => (itemId === null ? [] : [itemId]))).size,
    seqs: marks.map((mark) => mark.seq),
    stageSeqs: marks.filter(isStageChange).map((mark) => mark.seq),
  };
}

function isStageChange({ type }: PointMark): boolean {
  return type === 'promoted' || type === 'rolledBack';
}

function toMinute(time: Date): string {
  return time.toISOString().slice(0, 16);
}
