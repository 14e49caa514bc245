export { SimulatorDock } from './lazy-dock.tsx';
export { setPathShown, usePathMark, usePathMarks, type PathMarks } from './path-marks.ts';
export { simulateItem, useSimulatorWish } from './simulator-wishes.ts';
export { useTraceLines } from './use-trace-lines.ts';
