import type { BodyOf, findCalls } from '@confab/contracts';
import type { UsableThing } from '@confab/inputs';
import { create } from 'zustand';

type SearchBody = BodyOf<typeof findCalls.search>;

/** What somebody looks for, and where. */
export interface FindSettings {
  readonly search: SearchBody['search'];
  readonly kind: NonNullable<SearchBody['kinds']>[number] | undefined;
  readonly workflowId: SearchBody['workflowId'];
  /** Only inputs of this name. */
  readonly inputName: string | undefined;
  /** Undefined while nothing is to be replaced. */
  readonly replacement: string | undefined;
}

/** A thing whose uses are shown, and what it is called. */
export interface ShownThing extends UsableThing {
  readonly title: string;
}

interface FindState {
  readonly settings: FindSettings;
  /** Shown instead of a search. */
  readonly uses: ShownThing | undefined;
  /** Goes up with every wish to see the panel. */
  readonly wishes: number;
}

const first: FindSettings = {
  search: { text: '', matchCase: false, wholeWord: false, isRegex: false },
  kind: undefined,
  workflowId: undefined,
  inputName: undefined,
  replacement: undefined,
};

/** What the find panel shows; it stays while the panel is closed. */
export const useFindState = create<FindState>(() => ({ settings: first, uses: undefined, wishes: 0 }));

/** Wishes the panel, ready to be typed in. */
export function showFind(): void {
  useFindState.setState(({ wishes }) => ({ uses: undefined, wishes: wishes + 1 }));
}

/** Wishes the panel with every place that uses a thing. */
export function showUses(thing: ShownThing): void {
  useFindState.setState(({ wishes }) => ({ uses: thing, wishes: wishes + 1 }));
}

/** Forgets what was looked for, as in another project. */
export function forgetFind(): void {
  useFindState.setState({ settings: first, uses: undefined });
}
