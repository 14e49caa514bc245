const matchReasons = {
  exact: 'a sample, word for word',
  keyword: 'a keyword',
  model: 'the likeliest intent',
  platform: 'recognised by the platform',
} as const;

/** The reasons in the trace of a turn: why an intent was chosen, and why a conversation ended. */
export const traceMessages = {
  ...matchReasons,
  exactEarlier: `${matchReasons.exact}, at an earlier question that is still open`,
  exactInWorkflow: `${matchReasons.exact}, listened for everywhere in this workflow`,
  exactEverywhere: `${matchReasons.exact}, listened for everywhere`,
  keywordEarlier: `${matchReasons.keyword}, at an earlier question that is still open`,
  keywordInWorkflow: `${matchReasons.keyword}, listened for everywhere in this workflow`,
  keywordEverywhere: `${matchReasons.keyword}, listened for everywhere`,
  modelEarlier: `${matchReasons.model}, at an earlier question that is still open`,
  modelInWorkflow: `${matchReasons.model}, listened for everywhere in this workflow`,
  modelEverywhere: `${matchReasons.model}, listened for everywhere`,
  platformEarlier: `${matchReasons.platform}, at an earlier question that is still open`,
  platformInWorkflow: `${matchReasons.platform}, listened for everywhere in this workflow`,
  platformEverywhere: `${matchReasons.platform}, listened for everywhere`,
  expectedAnswer: 'an expected answer',
  anyAnswer: 'any answer is accepted here',
  noneLikely: 'nothing is likely enough',
  tooClose: 'too close to tell',
  suggested: 'too close to tell, so the person is asked',
  suggestionAccepted: 'the person said yes to the suggestion',
  suggestionDeclined: 'the person said no to the suggestion',
  noPageKeyword: 'no keyword of a page in reach matches',
  nothingElse: 'a no without a question, so nothing else is wanted',
  repeat: 'the response is repeated',
  back: 'back to the page above',
  restart: 'from the beginning',
  formCancelled: 'the form is cancelled',
  deadEnd: 'nothing follows',
  loop: 'the nodes lead in a circle',
  turnLimit: 'the turn exceeds its limits',
  traceLimit: 'the trace is too long, so it is cut here',
  noStart: 'there is nothing to begin with',
  moduleAlone: 'the module was run on its own',
  callerDeleted: 'the node that called the module no longer exists',
  unhandledException: 'an exception was not handled',
  endedByException: 'an exception ends the conversation here',
  endedByAuthor: 'the assistant ends the conversation here',
  handedOver: 'a person takes over',
} as const;

const nameByReason = new Map<string, string>(
  Object.entries(traceMessages).map(([key, reason]) => [reason, `traceMessages.${key}`]),
);

/** A reason for the trace, with the name by which it is translated; a reason with values has none. */
export function nameReason(reason: string): { readonly reason: string; readonly reasonName?: string } {
  const reasonName = nameByReason.get(reason);
  return reasonName === undefined ? { reason } : { reason, reasonName };
}
