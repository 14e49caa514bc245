import type { ProjectEvent } from '@confab/contracts';
import type { Services } from '../../services.ts';
import { createPause } from '../../scheduling/create-pause.ts';
import { runInOrder } from '../../scheduling/run-in-order.ts';

/**
 * Publishes committed events in slices, so that a large change does not delay other requests. The events of a project
 * keep the order of their numbers: later changes wait until the earlier ones are published.
 */
export async function publishEvents(
  services: Pick<Services, 'hub' | 'processState'>,
  events: readonly ProjectEvent[],
): Promise<void> {
  for (const projectId of new Set(events.map((event) => event.projectId))) {
    await runInOrder(services, `publish ${projectId}`, async () => {
      const pause = createPause();
      for (const event of events.filter((one) => one.projectId === projectId)) {
        services.hub.publish('projectEvent', event);
        await pause();
      }
    });
  }
}
