import { defineWords, type Translated } from '../../../words/define-words.ts';
import { formatNumber } from '../../../words/numbers/format-number.ts';

/** What a Pro project does otherwise, by the code of the finding. */
const differences: Readonly<Record<string, string>> = {
  KeywordOrder:
    'Keywords become keywords of intents. When somebody names two pages at once, or makes a spelling mistake, the Pro project may choose a different page.',
  CommandsAsSamples:
    '“Repeat”, “Go back” and “Start over” become intents with samples. You can add more ways to say them.',
  ChoiceNumbers: 'Menus accept the first twelve choices by number, and all others by name only.',
  KeywordTakesCommand: 'Commands that are also keywords of a page always lead to the page.',
  TooManyRoutes: 'Only the nearest 150 keywords are heard here.',
  RepromptLimits: 'Silence and misunderstandings share one limit, or have none where nothing is said.',
  CountsStartOver: 'After help or a repetition, misunderstandings are counted from the start.',
  ChipsAgain: 'Reprompts offer the suggestions of the question again.',
  SeparateCounters: 'A shared response was copied, so its wordings are counted for this page alone.',
  AnswerRoutes: 'Free answers lead to the page below whose keyword they contain, letter by letter.',
  DeclinedAnswers:
    'Optional questions are left out for “no”, “no thanks” and the like. You can add more ways to say it.',
  LaterAnswers:
    'Words beside the keyword of the form do not answer a question yet. An answer to a later question is kept, and the open question is asked again.',
  OpenForms:
    'A page that is asked for while the form is open ends it, or is taken as an answer. A no at the end asks all questions again, without the values said beside it.',
  SummaryStays: 'A repetition of the last response still names all answers.',
  DynamicLink: 'The link is shown even when its address is not complete.',
  WalletForEveryone: 'People without a linked account also get the pass.',
  LastIntentName: 'The name of the last intent may differ from the name of the page.',
  ExtensionsLeftOut: 'Extensions are not copied. Add them again in the Pro project.',
  LanguagesLeftOut: 'Translations are not copied: the Pro project speaks the first language only.',
  UnknownPage: 'Pages of this type end the conversation.',
  JoinedPages: 'The project is large: each page is one node, which answers again when people come back to it.',
};

const english = {
  title: (name: string) => `Turn “${name}” into a Pro project`,
  hint: 'You get a copy with workflows, nodes and intents that answers as your pages do. The One project stays as it is.',
  team: 'Team',
  name: 'Name',
  proposedName: (name: string) => `${name} Pro`,
  checking: 'Checking what will differ',
  size: (workflows: number, nodes: number) =>
    `${workflows === 1 ? '1 workflow' : `${formatNumber(workflows, 'en')} workflows`}, ${nodes === 1 ? '1 node' : `${formatNumber(nodes, 'en')} nodes`}`,
  tooLarge: (most: number) =>
    `A project can have at most ${formatNumber(most, 'en')} nodes. Split the One project first.`,
  differs: 'What differs',
  difference: (code: string) => differences[code] ?? 'Something differs here.',
  onPages: (names: string) => `On ${names}`,
  more: (count: number) => `${formatNumber(count, 'en')} more`,
  mediaStays:
    'Pictures and sounds stay in the media library of the first team. Add them to the library of the chosen team.',
  cancel: 'Cancel',
  close: 'Close',
  turn: 'Turn into Pro',
  turning: 'Creating the Pro project',
  made: (name: string) => `“${name}” is ready.`,
  open: 'Open project',
};
export type ToProWords = Translated<typeof english>;

/** Interface words of turning a One project into a Pro project. */
export const toProWords = defineWords(english, { de: () => import('./words.de.ts') });
