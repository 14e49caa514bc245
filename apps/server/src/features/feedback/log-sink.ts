import { logLevels } from '@confab/model';
import { z } from 'zod';
import type { Config } from '../../config.ts';
import type { Services } from '../../services.ts';

/** One event in the form of a Seq-compatible sink (P7.45). */
export interface LogEvent {
  readonly timestamp: string;
  readonly level: string;
  readonly messageTemplate: string;
  readonly properties: Readonly<Record<string, string>>;
}

/** The lowest level that is logged unless the sink answers with another (P9.19). */
const defaultLevel = 'Verbose';
const patienceMs = 5_000;
const replySchema = z.object({ MinimumLevelAccepted: z.enum(logLevels).nullish() });

/**
 * Sends an event to the sink, if one is configured.
 *
 * @returns the lowest level that the sink accepts (P7.46). If the sink is unreachable or its answer is invalid, the
 * event is lost and the default level is returned.
 */
export async function sendToSink(
  { config, log }: Pick<Services, 'config' | 'log'>,
  { timestamp, level, messageTemplate, properties }: LogEvent,
): Promise<string> {
  if (!config.seqUrl) return defaultLevel;
  const event = { Timestamp: timestamp, Level: level, MessageTemplate: messageTemplate, Properties: properties };
  try {
    const response = await fetch(`${config.seqUrl}/api/events/raw`, {
      method: 'POST',
      headers: headersFor(config),
      body: JSON.stringify({ Events: [event] }),
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    });
    if (!response.ok) throw new Error(`The log sink answered ${response.status}.`);
    return replySchema.parse(await response.json()).MinimumLevelAccepted ?? defaultLevel;
  } catch (error) {
    log.warn({ err: error }, 'an event did not reach the log sink');
    return defaultLevel;
  }
}

function headersFor({ seqApiKey }: Config): Record<string, string> {
  return { 'content-type': 'application/json', ...(seqApiKey ? { 'x-seq-apikey': seqApiKey } : {}) };
}
