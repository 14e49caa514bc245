import type { Translator } from '../../../words/create-translator.ts';
import { useMessage } from '../../../words/messages.ts';
import { useStoredText, type StoredTranslator } from '../../../words/stored/stored-text.ts';
import type { TraceFormat } from './create-trace-lines.ts';

/** The translations of a trace: of its reasons, which are stored as texts, and of its exceptions, some of which have no name. */
export function useTraceMessages(): Pick<TraceFormat, 'reason' | 'message'> {
  return createTraceMessages(useMessage(), useStoredText());
}

export function createTraceMessages(translate: Translator, translateStored: StoredTranslator) {
  return {
    reason: (reason: string, name?: string) => translateStored('trace', reason, { name }),
    message: (shown: Parameters<TraceFormat['message']>[0]) =>
      shown.messageName === undefined ? translateStored('trace', shown.message) : translate(shown),
  };
}
