import { useLocation, useSearchParams } from 'wouter';
import { useUtcDay } from '../../../dates/index.ts';
import {
  changeParams,
  parseAnalyticLocation,
  type AnalyticLocation,
  type AnalyticParams,
} from './analytic-location.ts';

export interface AnalyticNavigation {
  readonly location: AnalyticLocation;
  /** Changes the address; Back returns, except from a change that replaces. */
  readonly go: (changes: AnalyticParams, options?: { readonly replace?: boolean }) => void;
  /** The address of a link that makes the changes. */
  readonly toHref: (changes: AnalyticParams) => string;
}

/** View, range and filters, which are in the address, so that reload and Back keep them. */
export function useAnalyticLocation(): AnalyticNavigation {
  const [path] = useLocation();
  const [params, setParams] = useSearchParams();
  const today = useUtcDay();
  return {
    location: parseAnalyticLocation(params, today),
    go: (changes, { replace = false } = {}) => setParams((before) => changeParams(before, changes), { replace }),
    toHref: (changes) => `${path}?${changeParams(params, changes)}`,
  };
}
