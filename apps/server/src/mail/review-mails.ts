import { siteAddress } from '../config.ts';
import { layOutMail } from './lay-out-mail.ts';
import type { ProductMail } from './outbox.repository.ts';
import { preventLinks } from './prevent-links.ts';

/** The decision about a One project. */
export interface ReviewDecision {
  readonly recipient: string;
  readonly projectName: string;
  readonly isApproved: boolean;
  /** May be empty for an approval. */
  readonly reason: string;
  readonly teamId: string;
  readonly projectId: string;
}

/** The notice to the author who requested the review. */
export function createReviewMail(publicUrl: string, decision: ReviewDecision): ProductMail {
  const [projectName, reason] = [preventLinks(decision.projectName), preventLinks(decision.reason)];
  const link = createProjectLink(publicUrl, decision);
  return layOutMail(decision.recipient, ({ projectApproved, projectDenied, reviewReason }) => {
    const texts = decision.isApproved ? projectApproved(projectName) : projectDenied(projectName);
    return { ...texts, paragraphs: [...texts.paragraphs, ...(reason === '' ? [] : [reviewReason(reason)])], link };
  });
}

/** The address of the project in the One site, with its window for publishing. */
function createProjectLink(publicUrl: string, { teamId, projectId }: ReviewDecision) {
  const url = new URL(siteAddress(publicUrl, 'one'));
  url.pathname = `/projects/${projectId}`;
  url.searchParams.set('publish', 'status');
  url.searchParams.set('team', teamId);
  return url.href;
}
