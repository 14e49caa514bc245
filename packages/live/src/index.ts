export { personColour, personColours } from './person-colour.ts';
export {
  isEditedByOther,
  nobody,
  reducePresence,
  type Person,
  type Presence,
  type PresenceEvent,
  type PresentPerson,
} from './presence.ts';
export { connectionTimes, nextRetry } from './reconnect.ts';
