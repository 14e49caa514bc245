import type { Visits } from '@confab/model';
import { create } from 'zustand';

interface CoverageMarks {
  readonly nodes: ReadonlySet<string>;
  readonly connectors: ReadonlySet<string>;
}

const useMarks = create<{ readonly marks: CoverageMarks | undefined }>(() => ({ marks: undefined }));

/** Draws on the cards what a test run went through; nothing takes it off. */
export function showCoverage(visits: Visits | undefined): void {
  useMarks.setState({
    marks: visits && { nodes: new Set(visits.nodes), connectors: new Set(visits.connectors) },
  });
}

/** Whether coverage is drawn. */
export function useCoverageShown(): boolean {
  return useMarks(({ marks }) => marks !== undefined);
}

/** What a run went through of a node and its connectors; undefined while no coverage is drawn. */
export function useNodeCoverage(
  nodeId: string,
): { readonly isVisited: boolean; readonly hasTaken: (connectorId: string) => boolean } | undefined {
  const marks = useMarks((state) => state.marks);
  if (!marks) return undefined;
  return {
    isVisited: marks.nodes.has(nodeId),
    hasTaken: (connectorId) => marks.connectors.has(`${nodeId}/${connectorId}`),
  };
}
