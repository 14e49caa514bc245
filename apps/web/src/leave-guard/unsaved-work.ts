/** Typed values outside the editing session that are saved automatically and are not stored yet. */
export interface UnsavedWork {
  /** Whether the last save failed. Before that, nothing is lost inside the app: the form saves when it closes. */
  readonly hasFailed: () => boolean;
  /** Stops saving the values. */
  readonly discard: () => void;
}

const works = new Set<UnsavedWork>();

/** Adds work that is checked before the page is left. @returns removes the work; to be called once it is stored */
export function addUnsavedWork(work: UnsavedWork): () => void {
  works.add(work);
  return () => void works.delete(work);
}

/** Whether closing the tab could lose typed values. */
export function hasUnsavedWork(): boolean {
  return works.size > 0;
}

/** Whether there are typed values that could not be saved. */
export function hasFailedWork(): boolean {
  return [...works].some((work) => work.hasFailed());
}

/** Discards the typed values that could not be saved, before their page is left without them. */
export function discardFailedWork(): void {
  for (const work of works) if (work.hasFailed()) work.discard();
}
