import type { OrganisationNodeType } from '@confab/contracts';
import { defineWords, type Translated } from '../../../words/define-words.ts';
import { formatNumber } from '../../../words/numbers/format-number.ts';

const types: Readonly<Record<OrganisationNodeType, string>> = {
  Organization: 'Organization',
  Zone: 'Zone',
  Project: 'Project',
  ProjectFolder: 'Project folder',
  LlamaFolder: 'Chapter folder',
  Llama: 'Chapter',
  Page: 'Page',
  Account: 'Account',
  ContactUs: 'Contact us',
  FAQ: 'FAQ',
  Simulator: 'Simulator',
  Analytics: 'Analytics',
  Bucket: 'Bucket',
  BucketFolder: 'Bucket folder',
  ProjectGroup: 'Project group',
  Module: 'Module',
};

const english = {
  ...types,
  tree: 'Organisation',
  loading: 'Loading the organisation',
  notLoaded: 'Could not load the organisation',
  nothingHere: 'Nothing to organise yet',
  nothingHereText: 'Projects appear here with the folders, groups and buckets that you add.',
  add: 'Add',
  addHere: (type: string) => `Add ${type.toLowerCase()}`,
  more: (name: string) => `More actions for ${name}`,
  moved: (name: string, place: number, all: number) =>
    `${name} is now ${formatNumber(place, 'en')} of ${formatNumber(all, 'en')}`,
  rename: 'Rename',
  open: 'Open',
  moveUp: 'Move up',
  moveDown: 'Move down',
  moveOut: 'Move out',
  moveIn: 'Move into the one above',
  remove: 'Delete',
  removeTitle: (name: string) => `Delete ${name}?`,
  removeText: 'Its contents take its place. No project is deleted.',
  newName: (type: string) => `New ${type.toLowerCase()}`,
  branchLoading: 'Loading',
  branchNotLoaded: 'Could not be loaded. Collapse and expand it to try again.',
  isHere: (name: string) => `${name} is here`,
};

/** Interface words of the organisation tree. */
export const words = defineWords(english, { de: () => import('./words.de.ts') });
export type OrganisationWords = Translated<typeof english>;
