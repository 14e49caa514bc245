import { defineWords, type Translated } from '../../words/define-words.ts';

const english = {
  title: (project: string) => `Publish ${project}`,
  loading: 'Loading versions',
  notLoaded: 'Could not load the versions',
  project: 'Project',
  projectName: 'Name',
  projectId: 'Project ID',
  copyId: 'Copy the project ID',
  versions: 'Versions',
  name: 'Name',
  current: 'Current',
  beta: 'Beta',
  live: 'Live',
  publishFrom: 'Publish from',
  fromAlpha: 'Alpha (last saved)',
  fromBeta: 'Beta (tested)',
  to: 'To',
  toBeta: 'Beta',
  toLive: 'Live (includes beta)',
  productTerms: 'I accept the product terms',
  checklistTerms: 'I have completed my checklist: everything I publish is saved and tested',
  publish: 'Publish',
  close: 'Close',
  notListed: (count: number) =>
    `${count === 1 ? 'One more item is' : `${count} more items are`} not listed. Items with changes are listed first.`,
  unsaved: (count: number) =>
    `${count === 1 ? 'One item has' : `${count} items have`} unsaved changes. Only saved changes are published.`,
  saveAll: 'Save all',
  answers: 'Published stages',
  release: (number: number, when: string, who: string) => `release ${number}, ${when} by ${who}`,
  newTab: '(opens in a new tab)',
  copyAddress: (stage: string) => `Copy the URL of ${stage}`,
  copyCode: (stage: string) => `Copy embed code for ${stage}`,
  tryOut: (stage: string) => `Talk to ${stage} in the chatbot tester`,
  dialogflow: 'Dialogflow webhook',
  showDialogflow: 'Show the Dialogflow webhook',
  dialogflowHint:
    'Enter both in the Fulfillment of your Dialogflow agent, the secret as the password. If the published project has a Dialogflow secret of its own, use that secret instead.',
  webhookUrl: 'URL',
  copyWebhookUrl: 'Copy the webhook URL',
  webhookSecret: 'Secret',
  copyWebhookSecret: 'Copy the webhook secret',
  renewSecret: 'New secret…',
  renewSecretTitle: 'Create a new secret?',
  renewSecretMessage:
    'The current secret stops working at once. Your Dialogflow agent can’t reach the project until you enter the new secret there.',
  renewSecretConfirm: 'Create secret',
  secretRenewed: 'Enter the new secret in your Dialogflow agent. The previous one no longer works.',
};
export type PublishingWords = Translated<typeof english>;

/** Interface words of publishing a Pro project. */
export const words = defineWords(english, { de: () => import('./words.de.ts') });
