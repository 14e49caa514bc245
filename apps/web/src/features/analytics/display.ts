import { useMemo } from 'react';
import { createShortDayFormat, formatExactTime, formatUtcDay, useTimeZone } from '../../dates/index.ts';
import { useWords, type Translated } from '../../words/define-words.ts';
import { useLanguage, type Language } from '../../words/language.ts';
import { words, type AnalyticWords } from './words.ts';

export type Say = Translated<AnalyticWords>;

/** How the parts of analytics write names, times and numbers. */
export interface Display {
  readonly say: Say;
  /** Formats a time, given in UTC, for the account. */
  readonly formatTime: (utc: string) => string;
  readonly formatNumber: (value: number) => string;
  /** Formats a day of UTC. @param start its first moment as ISO 8601 text */
  readonly formatDay: (start: string) => string;
  /** Formats a day of UTC without its year. @param start in milliseconds */
  readonly formatShortDay: (start: number) => string;
  /** Formats a change between two figures as a percentage with its sign; undefined when there was nothing before. */
  readonly formatChange: (value: number, before: number) => string | undefined;
  readonly getLanguageName: (code: string) => string;
  readonly getChannelName: (code: string) => string;
  readonly getStageName: (stage: string) => string;
  /** The name of a page or node; of the beginning of conversations, which has no id, and of a deleted node. */
  readonly getNodeName: (nodeId: string | null, name: string) => string;
}

/** The platforms on which a project can be published. */
export const channels = ['chat', 'alexa', 'dialogflow'] as const;

/** Creates the display of a language of the interface. */
export function createDisplay(say: Say, language: Language, formatTime: (utc: string) => string): Display {
  const numbers = new Intl.NumberFormat(language);
  const changes = new Intl.NumberFormat(language, {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: 0,
  });
  const languages = new Intl.DisplayNames([language], { type: 'language' });
  const channelNames: Readonly<Record<string, string>> = {
    chat: say.chatPage,
    alexa: 'Alexa',
    dialogflow: 'Dialogflow',
  };
  return {
    say,
    formatTime,
    formatNumber: (value) => numbers.format(value),
    formatDay: (start) => formatUtcDay(Date.parse(start), language),
    formatShortDay: createShortDayFormat(language),
    formatChange: (value, before) => (before === 0 ? undefined : changes.format((value - before) / before)),
    getLanguageName(code) {
      try {
        return languages.of(code) ?? code;
      } catch {
        // Platforms may send any text; a text that is not a language tag is shown unchanged.
        return code;
      }
    },
    getChannelName: (code) => (Object.hasOwn(channelNames, code) ? (channelNames[code] ?? code) : code),
    getStageName: (stage) => (stage === 'Draft' ? say.draftStage : stage),
    getNodeName: (nodeId, name) => (nodeId === null ? say.beginning : name || say.unknown),
  };
}

/** The display in the language of the interface and the time zone of the account; the same object until these change. */
export function useDisplay(): Display {
  const say = useWords(words);
  const language = useLanguage((state) => state.language);
  const timeZone = useTimeZone();
  return useMemo(
    () => createDisplay(say, language, (utc) => formatExactTime(Date.parse(utc), timeZone, language)),
    [say, language, timeZone],
  );
}
