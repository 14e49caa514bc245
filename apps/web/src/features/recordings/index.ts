export { listRepeatedTurns, type RepeatedTurn } from './list-repeated-turns.ts';
export { hasMasks, matchesMasked } from './masked-text.ts';
export {
  parseRecordedRequest,
  recordedParamNames,
  toRecordedParams,
  type RecordedRequest,
} from './recorded-request.ts';
