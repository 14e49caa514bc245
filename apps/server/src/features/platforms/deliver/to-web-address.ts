import { platformLogMessages } from '@confab/contracts';
import { requestPlatform, type Delivery } from './delivery.ts';

/** Posts the package as a zip to a web address, described by headers. */
export async function deliverToWebAddress(delivery: Delivery): Promise<void> {
  const { target, package: written, fileName, projectId, stage, releaseNumber, log } = delivery;
  await requestPlatform(delivery, {
    method: 'POST',
    url: target.address,
    body: written.zip,
    contentType: 'application/zip',
    headers: {
      'Content-Disposition': `attachment; filename="${fileName}"`,
      'X-Confab-Project': projectId,
      'X-Confab-Stage': stage,
      'X-Confab-Release': String(releaseNumber),
    },
  });
  await log(platformLogMessages.delivered);
}
