export { SimulatorDock, type SimulatorDockProps } from './simulator-dock.tsx';
