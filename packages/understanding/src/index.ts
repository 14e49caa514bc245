export { findEntry, parseKeywords, type KeywordEntry } from './keywords.ts';
export { matchUtterance } from './match-utterance.ts';
export { isSlip, longestUtterance, normalise, stem, wordsOf } from './normalise.ts';
export { trainIntents, type IntentDefinition, type IntentModel } from './train-intents.ts';
