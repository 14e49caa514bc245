export { traceLines } from './turn-words.ts';
export { SimulatorDock, type SimulatorDockProps } from './simulator-dock.tsx';
