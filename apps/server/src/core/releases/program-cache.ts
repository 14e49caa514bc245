import { estimateProgramBytes, type Program } from '@confab/dialog-engine';
import type { LoadedItems } from './load-items.ts';
import type { RunnableSource } from './runnable.ts';

/** A program in memory, with the parts that the project's next program can reuse. */
export interface CachedProgram {
  readonly program: Program;
  /** The number of the last event that it includes; 0 for a source that never changes. */
  readonly seq: number;
  /** The items that it was compiled from; undefined for a frozen source. */
  readonly items?: LoadedItems | undefined;
  /** The frozen source, where its reader needs it. */
  readonly source?: RunnableSource | undefined;
}

/** The estimated memory of the programs of a process, in bytes. The program that was used last stays in any case. */
const cachedProgramBytesMax = 160 * 2 ** 20;
const bytesPerItem = 250;

/**
 * The programs of this process: at most one of a project's drafts, one of its saved state, and one of each release.
 * A program is immutable, so all conversations share it.
 */
export class ProgramCache {
  /** By key, least recently used first. */
  readonly #programs = new Map<string, CachedProgram>();
  readonly #pending = new Map<string, Promise<CachedProgram>>();
  readonly #bytesMax: number;

  constructor(bytesMax = cachedProgramBytesMax) {
    this.#bytesMax = bytesMax;
  }

  get size(): number {
    return this.#programs.size;
  }

  /** The program of a key, if it includes an event. */
  find(key: string, seq: number): CachedProgram | undefined {
    const known = this.#programs.get(key);
    if (!known || known.seq < seq) return undefined;
    this.#programs.delete(key);
    this.#programs.set(key, known);
    return known;
  }

  /** The latest program of a key, whatever it includes. */
  findLatest(key: string): CachedProgram | undefined {
    return this.#programs.get(key);
  }

  /** The program of a project that was used last, whatever its key. */
  findSibling(projectId: string): Program | undefined {
    return [...this.#programs.values()].findLast(({ program }) => program.projectId === projectId)?.program;
  }

  /**
   * Compiles the program of a key once, even if several callers request it at the same time. A caller compiles on its
   * own if the one that it waited for failed, for example because that transaction ended.
   */
  async findOrCompile(key: string, seq: number, compile: () => Promise<CachedProgram>): Promise<CachedProgram> {
    const known = this.find(key, seq);
    if (known) return known;
    const pendingKey = `${key} ${seq}`;
    const begun = this.#pending.get(pendingKey);
    const joined = begun && (await begun.catch(() => undefined));
    if (joined) return joined;
    const own = compile().then((compiled) => this.#store(key, compiled));
    this.#pending.set(pendingKey, own);
    try {
      return await own;
    } finally {
      if (this.#pending.get(pendingKey) === own) this.#pending.delete(pendingKey);
    }
  }

  /** Removes the programs that were not used for longest until the rest fits. */
  removeExcess(): void {
    while (this.#programs.size > 1 && this.estimateBytes() > this.#bytesMax) {
      const [oldest] = this.#programs.keys();
      if (oldest !== undefined) this.#programs.delete(oldest);
    }
  }

  /** The estimated memory of all programs; shared parts count once. */
  estimateBytes(): number {
    const all = [...this.#programs.values()];
    const itemCount = all.reduce((sum, { items }) => sum + (items?.size ?? 0), 0);
    return estimateProgramBytes(all.map(({ program }) => program)) + itemCount * bytesPerItem;
  }

  #store(key: string, compiled: CachedProgram) {
    const newer = this.find(key, compiled.seq);
    if (newer) return newer;
    this.#programs.delete(key);
    this.#programs.set(key, compiled);
    this.removeExcess();
    return compiled;
  }
}
