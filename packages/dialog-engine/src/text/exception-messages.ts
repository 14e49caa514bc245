import { fillMessage, type NamedMessage, type PartsArgument } from '@confab/model';

/** The messages of exceptions in the trace of a turn. */
export const exceptionMessages = {
  unknownVariable: 'There is no variable called "{name}".',
  valueNotHeld: '"{name}" cannot hold this value.',
  wrongType: '"{name}" cannot have this value: it is not of the type {type}.',
  valueTooLarge: 'A value has more than {most} characters or too many levels.',
  namedValueTooLarge: 'The value of "{name}" has more than {most} characters or too many levels.',
  variablesTooLarge: 'With the value of "{name}", all variables together have more than {most} characters.',
  notCountable: '"{operator}" cannot calculate with these values.',
  minusNeedsNumber: '"-" needs a number.',
  functionNeedsNumbers: '"{name}" needs numbers.',
  unknownLanguage: 'This project does not speak "{language}".',
  callerDeleted: 'The node that called this module no longer exists.',
  nodeDeleted: 'The node at which this conversation waited no longer exists.',
  modulesTooDeep: 'Modules call one another more than 32 levels deep.',
  failedStatus: 'The service answered with status {status}.',
  invalidRecipient: 'Nothing can be sent to "{recipient}".',
  scriptFailedInLine: '{error} (line {line})',
  noScripts: 'Scripts cannot be run here.',
  noRequests: 'Requests cannot be sent from here.',
  noMails: 'Messages cannot be sent from here.',
  scriptsTooSlow: 'The scripts of this turn take too long.',
  outsideCallsTooSlow: 'The outside calls of this turn take too long.',
  requestsBusy: 'This team has too many requests in progress.',
  requestArrivalUnknown: 'It is not known whether the request arrived.',
  secretMissing: 'A secret of this request must be set again.',
  serviceUnreachable: 'The service could not be reached.',
  serviceTooSlow: 'The service did not answer in time.',
  requestTooLarge: 'The request is larger than {most} KB.',
  headersTooLarge: 'The headers of the request are larger than 8 KB.',
  answerTooLarge: 'The answer is larger than 1 MB.',
  noTextMessages: 'Text messages are not set up on this server.',
  mailsStopped: 'This person has unsubscribed from the messages of your team.',
  personMailsPassed: 'This person has received as many messages as are allowed for now.',
  conversationMailsPassed: 'A conversation sends at most {most} messages an hour.',
  assistantMailsPassed: 'An assistant sends at most {most} messages an hour.',
  teamMailsPassed: 'A team sends at most {most} messages an hour.',
  nodesPassed: 'More than {most} nodes in one turn.',
  stepsPassed: 'More than {most} steps in one turn. The node is "{node}".',
  textLengthPassed: 'More than {most} characters of text in one turn. The node is "{node}".',
  outputLengthPassed: 'More than {most} characters of responses in one turn. The node is "{node}".',
} as const;

type ExceptionMessages = typeof exceptionMessages;

/** Fills in a message of an exception, with the name and the values by which it is translated. */
export function createExceptionMessage<Name extends keyof ExceptionMessages>(
  name: Name,
  ...[parts]: PartsArgument<ExceptionMessages[Name]>
): NamedMessage {
  const messageParts = parts && { messageParts: parts };
  return {
    message: fillMessage(exceptionMessages[name], parts),
    messageName: `exceptionMessages.${name}`,
    ...messageParts,
  };
}
