import { commonMessages, defineMessages } from '@confab/model';

// Apart from the other messages of projects, because the publish button loads these with the project.

/** The messages of the publish modal, in the words of the specification (A5.9, A8.93). */
export const publishMessages = defineMessages('publishMessages', {
  sourceMissing: 'You need to choose a Publish Source',
  targetMissing: commonMessages.publishTargetMissing,
  published: 'Published Successfully',
  upToDate: 'Up to date',
});
