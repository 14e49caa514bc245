export { findNameOfRoute } from './find-name-of-route.ts';
export {
  findFallbackName,
  findMessageName,
  messageRegistry,
  type MessageName,
  type NamesOf,
} from './message-registry.ts';
