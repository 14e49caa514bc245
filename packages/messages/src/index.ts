export {
  findFallbackName,
  findMessageName,
  messageRegistry,
  nameMessages,
  type MessageName,
  type NamesOf,
} from './message-registry.ts';
