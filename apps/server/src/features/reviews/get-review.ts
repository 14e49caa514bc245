import { notFound, previewListMax, type ResultOf, type ReviewDetails, type reviewCalls } from '@confab/contracts';
import type { OneProjectSource } from '@confab/dialog-engine';
import type { ItemId, JsonObject, ReleaseId } from '@confab/model';
import type { AssetId } from '@confab/model/media';
import { readSource } from '../../core/releases/programs.ts';
import { findApprovedRelease } from '../../core/releases/reviews.repository.ts';
import { isOneSource } from '../../core/releases/runnable.ts';
import type { Caller, Db, Services } from '../../services.ts';
import { listComments } from '../comments/index.ts';
import { findProblemsOfRelease } from '../validation/index.ts';
import { compareContents } from './compare-contents.ts';
import { listChangedFiles } from './list-changed-files.ts';
import { listReviewedFiles } from './list-reviewed-files.ts';
import { listReviewedItems } from './list-reviewed-items.ts';
import { findReview, findReviewContent, type ReviewRow } from './reviews.repository.ts';
import { toReview } from './to-review.ts';
import type { PackedJson } from '../../db/packed-json.ts';
import type { FrozenSource } from '../../db/stored-shapes.ts';

interface ReviewedContents {
  readonly review: ReviewRow;
  readonly content: PackedJson<FrozenSource>;
  readonly source: OneProjectSource;
  /** The last approved version before this one. */
  readonly approved:
    | { readonly decidedAt: Date | null; readonly releaseId: ReleaseId; readonly source: OneProjectSource }
    | undefined;
}

/** A review with its pages, what changed since the last approval, its problems and the comments. */
export async function getReview(
  services: Services,
  caller: Caller,
  reviewId: string,
  signal: AbortSignal,
): Promise<ReviewDetails> {
  const { review, content, source, approved } = await loadContents(services.db, reviewId);
  const { teamId, projectId, releaseId } = review;
  const found = await findProblemsOfRelease(services, { teamId, projectId, content, signal });
  const { threads } = await listComments(services.db, { teamId, projectId, accountId: caller.accountId }, {});
  const changedFiles = approved
    ? await listChangedFiles(services.db, { teamId, releaseId, approvedId: approved.releaseId })
    : new Set<AssetId>();
  return {
    review: toReview(review),
    approvedUtc: approved?.decidedAt?.toISOString() ?? null,
    ...(await compareContents(approved && { ...approved, changedFiles }, source)),
    errorCount: found.errorCount,
    warningCount: found.warningCount,
    problems: found.problems.slice(0, previewListMax),
    threads,
  };
}

/** One item of the version under review beside the last approved version. */
export async function getReviewItem(
  services: Services,
  reviewId: string,
  itemId: ItemId,
): Promise<ResultOf<typeof reviewCalls.item>> {
  const { review, source, approved } = await loadContents(services.db, reviewId);
  const find = (content: OneProjectSource) => listReviewedItems(content).find(({ id }) => id === itemId);
  const item = find(source);
  if (!item) throw notFound();
  const approvedValues = (approved && find(approved.source)?.values) ?? null;
  const { values, schema } = item;
  const listFiles = async (releaseId: ReleaseId, shown: JsonObject) =>
    schema
      ? listReviewedFiles(services, { teamId: review.teamId, releaseId, properties: schema.properties, values: shown })
      : [];
  return {
    itemId,
    type: item.type,
    propertyValues: values,
    approvedValues,
    schema: schema ?? null,
    files: await listFiles(review.releaseId, values),
    approvedFiles: approved && approvedValues ? await listFiles(approved.releaseId, approvedValues) : [],
  };
}

async function loadContents(db: Db, reviewId: string): Promise<ReviewedContents> {
  const review = await findReview(db, reviewId);
  const content = review && (await findReviewContent(db, review));
  if (!review || !content) throw notFound();
  const approved = await findApprovedRelease(db, review, review);
  return {
    review,
    content,
    source: await readOneSource(content),
    approved: approved && {
      decidedAt: approved.decidedAt,
      releaseId: approved.releaseId,
      source: await readOneSource(approved.content),
    },
  };
}

async function readOneSource(content: PackedJson<FrozenSource>): Promise<OneProjectSource> {
  const source = await readSource(content);
  if (!isOneSource(source)) throw new Error('A review is about a project that is not of type One.');
  return source;
}
