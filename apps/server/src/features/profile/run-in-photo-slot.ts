import type { Services } from '../../services.ts';

/** Two photos are decoded at a time, so that many uploads leave processor time for other calls. */
function createPhotoSlots(): { free: number; readonly waiting: (() => void)[] } {
  return { free: 2, waiting: [] };
}

/** Runs the decoding of a photo when one of the server's slots is free, in the order of the calls. */
export async function runInPhotoSlot<Result>(
  { processState }: Pick<Services, 'processState'>,
  work: () => Promise<Result>,
): Promise<Result> {
  const slots = processState.get(createPhotoSlots);
  if (slots.free > 0) slots.free -= 1;
  else await new Promise<void>((resolve) => slots.waiting.push(resolve));
  try {
    return await work();
  } finally {
    const next = slots.waiting.shift();
    if (next) next();
    else slots.free += 1;
  }
}
