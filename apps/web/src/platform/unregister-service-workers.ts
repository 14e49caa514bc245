/** Unregisters service workers of earlier client versions; this one uses none (P9.29). */
export async function unregisterServiceWorkers(): Promise<void> {
  try {
    const left = await navigator.serviceWorker.getRegistrations();
    await Promise.all(left.map((worker) => worker.unregister()));
  } catch {
    // The browser has no service workers.
  }
}
