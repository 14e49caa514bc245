export { findTurn, listBranch, type SimulatedTurn } from './conversation/conversation-tree.ts';
export { SimulatorDock } from './lazy-dock.tsx';
export { setPathShown, usePathMark, usePathMarks, type PathMarks } from './path/path-marks.ts';
export { useSimulatorPlacement, type SimulatorPlacement } from './placement.ts';
export {
  getStartItemId,
  openRecorded,
  openSimulator,
  restartSimulator,
  simulateItem,
  toStartPoint,
  useStartRequest,
} from './store/start-request.ts';
export { RecordedNotice } from './recorded/recorded-notice.tsx';
export { useRecordedLink } from './recorded/use-recorded-link.ts';
export { findChangedStages } from './store/find-changed-stages.ts';
export type { SimulatorState } from './store/simulator-state.ts';
export type { Simulator } from './store/simulator-store.ts';
export { SimulatorProvider, useProjectSimulator } from './simulator-context.tsx';
export { SimulatorHostProvider } from './simulator-host.tsx';
export { TraceView } from './trace/trace-view.tsx';
export { useTraceLines } from './trace/use-trace-lines.ts';
