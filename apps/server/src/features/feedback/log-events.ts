import type { BodyOf, feedbackCalls, ResultOf } from '@confab/contracts';
import type { Services } from '../../services.ts';
import { sendToSink } from './log-sink.ts';
import { scrubSecrets } from '../../faults/scrub-secrets.ts';

/** Forwards a client's event to the log sink without its secrets. */
export async function takeLogEvent(
  services: Pick<Services, 'config' | 'log'>,
  { timestamp, level, messageTemplate, properties }: BodyOf<typeof feedbackCalls.log>,
): Promise<ResultOf<typeof feedbackCalls.log>> {
  const scrubbed = Object.entries(properties).map(([name, value]) => [name, scrubSecrets(value)] as const);
  const minimumLevelAccepted = await sendToSink(services, {
    timestamp,
    level,
    messageTemplate: scrubSecrets(messageTemplate),
    properties: Object.fromEntries(scrubbed),
  });
  return { minimumLevelAccepted };
}

/** Sends the sink the start-up event of this server process, in the form of the clients' events. */
export async function logServerStart({ config, log, now }: Pick<Services, 'config' | 'log' | 'now'>): Promise<void> {
  await sendToSink(
    { config, log },
    {
      timestamp: new Date(now()).toISOString(),
      level: 'Information',
      messageTemplate: '{AppName} started at {Location}: {InputMessage}',
      properties: { AppName: 'confab-server', Location: config.publicUrl, InputMessage: config.environment },
    },
  );
}
