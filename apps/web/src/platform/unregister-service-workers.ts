/** Takes away service workers that another version of the client may have left: nothing of ours is served by one (P9.29). */
export async function unregisterServiceWorkers(): Promise<void> {
  try {
    const left = await navigator.serviceWorker.getRegistrations();
    await Promise.all(left.map((worker) => worker.unregister()));
  } catch {
    // A browser without service workers has none to take away.
  }
}
