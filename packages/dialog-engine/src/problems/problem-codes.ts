import { oneSeverityByCode } from './one-problem-codes.ts';

/** An error keeps a part of the project from working; a warning is worth a look. */
export type Severity = 'error' | 'warning';

/** What may be wrong with Pro projects. To add a kind: list it here and give it its words in the client. */
const proSeverityOf = {
  NoStart: 'error',
  MissingStart: 'error',
  SecondStart: 'warning',
  Unreachable: 'warning',
  UnknownNodeType: 'error',
  DanglingConnector: 'error',
  MissingConnector: 'error',
  MissingJump: 'error',
  DanglingJump: 'error',
  EmptyResponse: 'error',
  IncompleteEntry: 'warning',
  UnknownToken: 'error',
  UnknownSystemToken: 'error',
  UnknownVariable: 'error',
  MissingVariable: 'error',
  ExpressionError: 'error',
  EmptyCondition: 'warning',
  EmptyAnswer: 'warning',
  UnknownIntent: 'error',
  DuplicateIntent: 'warning',
  EmptyIntent: 'error',
  UnknownSlot: 'error',
  DuplicateSlot: 'error',
  UnknownSlotType: 'error',
  EmptySlotType: 'error',
  NoSlots: 'error',
  MissingModule: 'error',
  SilentModule: 'warning',
  UnknownParameter: 'error',
  MissingParameter: 'error',
  UnknownReturn: 'warning',
  MissingSource: 'warning',
  UnknownResponse: 'error',
  SpeechFault: 'warning',
  TextTooLong: 'warning',
  TooManySounds: 'warning',
  UnplayableSound: 'warning',
  InvalidAddress: 'error',
  SharedSample: 'warning',
  SimilarIntents: 'warning',
  KeywordClash: 'warning',
  ReservedName: 'error',
  DuplicateVariable: 'error',
  UnwritableName: 'error',
  InvalidDefault: 'error',
  MissingValue: 'error',
  InvalidValue: 'error',
} as const satisfies Readonly<Record<string, Severity>>;

/** Every kind of problem there is, with how bad it is. */
export const severityByCode = { ...proSeverityOf, ...oneSeverityByCode };

export type ProblemCode = keyof typeof severityByCode;

/** The codes of Pro projects, in the order in which they are listed. */
// The keys of an object that is written down here.
export const proProblemCodes = Object.keys(proSeverityOf) as readonly (keyof typeof proSeverityOf)[];
