import { platformLogMessages } from '@confab/contracts';
import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { DeliveryFault, type Delivery } from './delivery.ts';

/** Writes the package into the project's folder below the server's folder of packages. A reader never sees half a file. */
export async function deliverToFolder({
  package: { zip },
  fileName,
  projectId,
  releaseNumber,
  folder,
  keepLease,
  log,
}: Delivery): Promise<void> {
  if (folder === undefined) throw new DeliveryFault(platformLogMessages.unreachable, [], false);
  const own = join(folder, projectId);
  const unfinished = join(own, `.${fileName}.${releaseNumber}.unfinished`);
  await mkdir(own, { recursive: true });
  const file = await open(unfinished, 'w');
  try {
    await file.writeFile(zip);
    await file.sync();
  } finally {
    await file.close();
  }
  await keepLease();
  await rename(unfinished, join(own, fileName));
  await log(platformLogMessages.written, `${projectId}/${fileName}`);
}
