/** Runs a step later. @returns what cancels it */
export type Delay = (step: () => void, ms: number) => () => void;

/** The least time between two lists of a project, in milliseconds: each goes to the whole team. */
const pauseMs = 500;

interface Pause {
  readonly cancel: () => void;
  /** Whether the list has changed again since it was sent. */
  isOutdated: boolean;
}

/**
 * Sends the list of who has a project open when it changes. Changes that follow at once, as after a restart, when a
 * whole team opens its project again, are sent together: a list for each of them would be too many for its clients.
 */
export class CombinedLists {
  readonly #send: (team: string, project: string) => void;
  readonly #delay: Delay;
  /** By team and project, as a project may go to another team. */
  readonly #pauses = new Map<string, Pause>();

  constructor(send: (team: string, project: string) => void, delay: Delay = delayByTimer) {
    this.#send = send;
    this.#delay = delay;
  }

  changed(team: string, project: string): void {
    const key = `${team} ${project}`;
    const pause = this.#pauses.get(key);
    if (pause) {
      pause.isOutdated = true;
      return;
    }
    const cancel = this.#delay(() => this.#endPause(team, project), pauseMs);
    this.#pauses.set(key, { cancel, isOutdated: false });
    this.#send(team, project);
  }

  close(): void {
    for (const { cancel } of this.#pauses.values()) cancel();
    this.#pauses.clear();
  }

  #endPause(team: string, project: string) {
    const key = `${team} ${project}`;
    const isOutdated = this.#pauses.get(key)?.isOutdated;
    this.#pauses.delete(key);
    if (isOutdated) this.changed(team, project);
  }
}

function delayByTimer(step: () => void, ms: number) {
  const timer = setTimeout(step, ms).unref();
  return () => clearTimeout(timer);
}
