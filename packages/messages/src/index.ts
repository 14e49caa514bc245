export { accountSchemaMessages } from './account-schema-messages.ts';
export {
  findFallbackName,
  findMessageName,
  messageRegistry,
  nameMessages,
  type MessageName,
  type NamesOf,
} from './message-registry.ts';
