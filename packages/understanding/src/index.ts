export { fixedMoment, type Moment } from './entities/calendar.ts';
export { entityKinds, type Entity, type EntityKind, type EntityValue, type Money } from './entities/entity.ts';
export { findEntities } from './entities/find-entities.ts';
export type { EntityContext } from './entities/scan.ts';
export { findEntry, parseKeywords, type KeywordEntry } from './keywords.ts';
export { matchUtterance } from './match-utterance.ts';
export { isSlip, longestUtterance, normalise, stem, wordsOf } from './normalise.ts';
export { trainIntents, type IntentDefinition, type IntentModel } from './train-intents.ts';
export type { SlotDefinition, SlotTypeDefinition, SlotTypeValue } from './slots/slot-type.ts';
