/** The ways in which a Pro project made from a One project differs from it. */
const proFindingCodes = [
  'KeywordOrder',
  'CommandsAsSamples',
  'ChoiceNumbers',
  'KeywordTakesCommand',
  'TooManyRoutes',
  'RepromptLimits',
  'CountsStartOver',
  'ChipsAgain',
  'SeparateCounters',
  'AnswerRoutes',
  'DeclinedAnswers',
  'LaterAnswers',
  'OpenForms',
  'SummaryStays',
  'DynamicLink',
  'WalletForEveryone',
  'LastIntentName',
  'ExtensionsLeftOut',
  'LanguagesLeftOut',
  'UnknownPage',
  'JoinedPages',
] as const;
export type ProFindingCode = (typeof proFindingCodes)[number];

/** Something that the Pro project does otherwise, with the page where it does; an empty page id means everywhere. */
export interface ProFinding {
  readonly code: ProFindingCode;
  readonly pageId: string;
  readonly pageName: string;
}
