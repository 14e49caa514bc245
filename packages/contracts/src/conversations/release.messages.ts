/** Errors of publishing, and of running a published project. */
export const releaseMessages = {
  publishedMeanwhile: 'Somebody else has just published this project.',
  changedDuringCheck: 'The project was changed while it was being checked. Try again.',
  changedDuringRequest: 'The project was changed while the request was being prepared. Try again.',
  errorsFound: 'Errors keep this project from being published. Fix them, or give a reason for publishing it anyway.',
  releaseMissing: 'This release does not exist.',
  releaseIsThere: 'This stage already runs that release.',
  nothingInBeta: 'There is nothing in beta yet. Publish to beta first.',
  nothingNew: 'There is nothing new to publish: that stage already has these versions.',
  oneProjectAtATime: 'Publish the chapters of one project at a time.',
  betaNeedsNoReview: 'Beta needs no review: publish to it directly.',
  underReview: 'This project is being reviewed already.',
  reviewMissing: 'This project has to be approved before it can go live. Request to publish it first.',
  changedSinceApproval:
    'This project was changed after it was approved. Request another review, or go back to the approved version in its history.',
  alreadyDecided: 'Another reviewer has already decided this review.',
  requestWithdrawn: 'The author has withdrawn this request.',
  denialNeedsReason: 'Say why the project is denied. The author reads it.',
  notOnBeta: 'Nothing has been published to beta yet.',
  notOnLive: 'Nothing has been published to live yet.',
} as const;
