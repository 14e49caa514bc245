export { addMonths, fixedMoment, toDayNumber, toLocalTime, type Moment } from './entities/dates/calendar.ts';
export { weekdayCodes, workdays } from './entities/recurrences/recurrence-rule.ts';
export { findEntities } from './entities/find-entities.ts';
export { groupUtterances } from './grouping/group-utterances.ts';
export { fingerprint } from './fingerprint.ts';
export { findChosenIndex } from './keywords/find-chosen-index.ts';
export { compareCovered, compareKeywordMatches, findKeywords, type KeywordMatch } from './keywords/find-keywords.ts';
export {
  hasSameKeywords,
  indexKeywordsInSteps,
  type KeywordIndex,
  type KeywordOwner,
} from './keywords/keyword-index.ts';
export { splitKeywordWords } from './keywords/word-forms.ts';
export { listSmallWords } from './small-words.ts';
export { runAllSteps, type SteppedWork } from './stepped-work.ts';
export { matchIntents, matchUtterance } from './match-utterance.ts';
export { isWithinOneSlip, normalise, splitWords } from './normalise.ts';
export { stem } from './stem.ts';
export { maxRememberedScopes, type LearnedScopes } from './scope-memory.ts';
export { findCorrection, findNamed, findPlaceAfterName, isOnlyCorrection } from './slots/corrections.ts';
export { readValues } from './slots/several-values.ts';
export { createSlotFiller, findYesNo, type FoundAnswer, type SlotFiller, type SlotValue } from './slots/slot-filler.ts';
export { splitUtterance, type SplitPiece } from './utterances/split-utterance.ts';
export { isEqualData } from './is-equal-data.ts';
export { estimateModelBytes } from './estimate-model-bytes.ts';
export { trainIntents, trainIntentsInSteps, type IntentDefinition, type IntentModel } from './train-intents.ts';
export type { SlotTypeDefinition } from './slots/slot-type.ts';
