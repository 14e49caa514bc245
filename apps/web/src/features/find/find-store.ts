import type { BodyOf, findCalls } from '@confab/contracts';
import type { ReferenceTarget } from '@confab/inputs';
import { create } from 'zustand';

type SearchBody = BodyOf<typeof findCalls.search>;

/** What the author searches for, and where. */
export interface FindSettings {
  readonly search: SearchBody['search'];
  readonly kind: NonNullable<SearchBody['kinds']>[number] | undefined;
  readonly workflowId: SearchBody['workflowId'];
  /** Only inputs of these names, which have one label. */
  readonly inputNames: readonly string[] | undefined;
  /** Undefined while the replace field is closed. */
  readonly replacement: string | undefined;
}

/** An item or row whose usages are shown, with its title. */
export interface UsageTarget extends ReferenceTarget {
  readonly title: string;
}

interface FindState {
  readonly settings: FindSettings;
  /** When set, its usages are shown instead of a search. */
  readonly usageTarget: UsageTarget | undefined;
  /** Incremented whenever the panel is requested. */
  readonly openRequests: number;
}

const initialSettings: FindSettings = {
  search: { text: '', matchCase: false, wholeWord: false, isRegex: false },
  kind: undefined,
  workflowId: undefined,
  inputNames: undefined,
  replacement: undefined,
};

/** State of the find panel; kept while the panel is closed. */
export const useFindState = create<FindState>(() => ({
  settings: initialSettings,
  usageTarget: undefined,
  openRequests: 0,
}));

/** Opens the find panel with the focus in the search field. */
export function openFind(): void {
  useFindState.setState(({ openRequests }) => ({ usageTarget: undefined, openRequests: openRequests + 1 }));
}

/** Opens the find panel with the usages of a target. */
export function openUsages(target: UsageTarget): void {
  useFindState.setState(({ openRequests }) => ({ usageTarget: target, openRequests: openRequests + 1 }));
}

/** Clears the search. */
export function resetFind(): void {
  useFindState.setState({ settings: initialSettings, usageTarget: undefined });
}
