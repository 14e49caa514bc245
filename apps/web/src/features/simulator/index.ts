export { SimulatorDock } from './lazy-dock.tsx';
export { setPathShown, usePathMark, usePathMarks, type PathMarks } from './path/path-marks.ts';
export { useSimulatorPlacement, type SimulatorPlacement } from './placement.ts';
export { openSimulator, restartSimulator, simulateItem, useStartRequest } from './store/start-request.ts';
export { useTraceLines } from './trace/use-trace-lines.ts';
