/** Errors of publishing, and of running a published project. */
export const releaseMessages = {
  publishedMeanwhile: 'Somebody else has just published this project.',
  changedDuringCheck: 'The project was changed while it was being checked. Try again.',
  changedDuringRequest: 'The project was changed while the request was being prepared. Try again.',
  errorsFound: 'This project has errors. Fix them, or give a reason for publishing it anyway.',
  releaseMissing: 'This release does not exist.',
  releaseIsThere: 'This stage already runs that release.',
  nothingInBeta: 'Nothing has been published to beta yet. Publish to beta first.',
  nothingNew: 'There is nothing new to publish: that stage already has these versions.',
  oneProjectAtATime: 'Publish the chapters of one project at a time.',
  betaNeedsNoReview: 'Beta needs no review: publish to it directly.',
  underReview: 'This project is already under review.',
  reviewMissing: 'This project must be approved before it can go live. Request a review first.',
  changedSinceApproval:
    'This project was changed after it was approved. Request another review, or go back to the approved version in its history.',
  alreadyDecided: 'Another reviewer has already decided on this request.',
  requestWithdrawn: 'The author has withdrawn this request.',
  denialNeedsReason: 'Enter a reason for the denial. The author will read it.',
  notOnBeta: 'Nothing has been published to beta yet.',
  notOnLive: 'Nothing has been published to live yet.',
} as const;
