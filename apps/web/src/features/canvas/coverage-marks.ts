import type { Visits } from '@confab/model';
import { create } from 'zustand';

interface CoverageMarks {
  readonly nodes: ReadonlySet<string>;
  readonly connectors: ReadonlySet<string>;
}

const useCoverageStore = create<{ readonly marks: CoverageMarks | undefined }>(() => ({ marks: undefined }));

/** Marks the nodes and connectors that a test run visited; undefined removes the marks. */
export function showCoverage(visits: Visits | undefined): void {
  useCoverageStore.setState({
    marks: visits && { nodes: new Set(visits.nodes), connectors: new Set(visits.connectors) },
  });
}

/** Whether coverage is shown. */
export function useCoverageShown(): boolean {
  return useCoverageStore(({ marks }) => marks !== undefined);
}

/** Which parts of a node a test run visited; undefined while no coverage is shown. */
export function useNodeCoverage(
  nodeId: string,
): { readonly isVisited: boolean; readonly hasTaken: (connectorId: string) => boolean } | undefined {
  const marks = useCoverageStore((state) => state.marks);
  if (!marks) return undefined;
  return {
    isVisited: marks.nodes.has(nodeId),
    hasTaken: (connectorId) => marks.connectors.has(`${nodeId}/${connectorId}`),
  };
}
