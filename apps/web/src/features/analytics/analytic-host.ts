import type { ProjectId } from '@confab/model';
import { createContext, use } from 'react';
import type { RecordedRequest } from '../recordings/index.ts';

/** The editor that shows analytics in one of its tabs. */
export interface AnalyticHost {
  /** The open project; analytics is about no other one there. */
  readonly projectId: ProjectId;
  /** Opens a conversation of a visitor in the simulator of the editor. */
  readonly openRecorded: (request: RecordedRequest) => void;
}

/** Provides the editor to the parts of analytics; the analytics site has none. */
export const AnalyticHostProvider = createContext<AnalyticHost | undefined>(undefined);

/** The editor around analytics; undefined on the analytics site. */
export function useAnalyticHost(): AnalyticHost | undefined {
  return use(AnalyticHostProvider);
}
