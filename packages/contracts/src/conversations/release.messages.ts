/** Errors of publishing, and of running a published project. */
export const releaseMessages = {
  publishedMeanwhile: 'Somebody else has just published this project.',
  nothingInBeta: 'There is nothing in beta yet. Publish to beta first.',
  nothingNew: 'There is nothing new to publish: that stage already has these versions.',
  oneProjectAtATime: 'Publish the chapters of one project at a time.',
  betaNeedsNoReview: 'Beta needs no review: publish to it directly.',
  underReview: 'This project is being reviewed already.',
  reviewMissing: 'This project has to be approved before it can go live. Request to publish it first.',
  notOnBeta: 'Nothing has been published to beta yet.',
  notOnLive: 'Nothing has been published to live yet.',
} as const;
