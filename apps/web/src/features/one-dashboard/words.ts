import { defineWords, type Translated } from '../../words/define-words.ts';

const english = {
  welcome: (name: string) => (name === '' ? 'Welcome' : `Welcome, ${name}`),
  welcomeText: 'Build an assistant from a template, change what it says, and publish it.',
  recent: 'Recent projects',
  all: 'All projects',
  projects: 'My Projects',
  templates: 'Templates',
  templatesText: 'Talk to a template before you start from it.',
  allTemplates: 'All templates',
  newProject: 'New project',
  firstChapter: 'Chapter 1',
  firstPage: 'Welcome',
  filter: 'Filter projects',
  view: 'View',
  cards: 'Cards',
  organisation: 'Organisation',
  loading: 'Loading projects',
  notLoaded: 'Error loading TalkVia Projects',
  noProjects: 'No projects yet',
  noProjectsText: 'A project is one assistant. Start from a template and make it yours.',
  chooseTemplate: 'Choose a template',
  noneCalled: (text: string) => `No projects match “${text}”.`,
  templatesNotLoaded: 'Could not load the templates',
  pages: (count: number) => `${count} ${count === 1 ? 'page' : 'pages'}`,
  chapters: (count: number) => `${count} ${count === 1 ? 'chapter' : 'chapters'}`,
  blank: 'Blank',
  blankText: 'One chapter with its Welcome page.',
  start: (title: string) => `Start from ${title}`,
  talk: (title: string) => `Talk to ${title}`,
  name: 'Name of the assistant',
  cancel: 'Cancel',
  close: 'Close',
  create: 'Create',
  preview: 'Preview',
  previewNotLoaded: 'Could not load the preview',
  nothingSent: 'Nothing is sent from this preview.',
};

/** Interface words of the dashboard of the One site. */
export const words = defineWords(english, { de: () => import('./words.de.ts') });
export type DashboardWords = Translated<typeof english>;
