export { findMessageName, messageRegistry, type MessageName, type NamesOf } from './message-registry.ts';
