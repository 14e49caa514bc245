import { create } from 'zustand';

/** The conversations that went through a node, as they are shown. */
export interface NodeTraffic {
  readonly conversations: string;
  /** The part of them that was left at the node; undefined where none was. */
  readonly left: string | undefined;
  /** How many of all conversations came here, from 1 for up to a quarter to 4. */
  readonly level: TrafficLevel;
  /** The same in a sentence. */
  readonly summary: string;
}
export const trafficLevels = [1, 2, 3, 4] as const;
export type TrafficLevel = (typeof trafficLevels)[number];

/** The turns that took a connector, as they are shown. */
export interface ConnectorTraffic {
  readonly turns: string;
  readonly summary: string;
  /** The width of its line, in pixels. */
  readonly width: number;
}

export interface TrafficMarks {
  readonly nodes: ReadonlyMap<string, NodeTraffic>;
  /** By 'node/connector'. */
  readonly connectors: ReadonlyMap<string, ConnectorTraffic>;
}

interface TrafficState {
  readonly isShown: boolean;
  readonly marks: TrafficMarks | undefined;
  readonly openConversations: (nodeId: string) => void;
}

const useTrafficStore = create<TrafficState>(() => ({
  isShown: false,
  marks: undefined,
  openConversations: () => undefined,
}));

/** Whether traffic is shown, even while it is loading. */
export function useTrafficShown(): boolean {
  return useTrafficStore(({ isShown }) => isShown);
}

/** Shows or hides traffic, on every canvas and in every page tree. */
export function setTrafficShown(isShown: boolean): void {
  useTrafficStore.setState({ isShown });
}

/** Marks nodes and connectors with their traffic; undefined removes the marks. */
export function showTrafficMarks(marks: TrafficMarks | undefined): void {
  useTrafficStore.setState({ marks });
}

/** Sets what opens the conversations behind a figure. */
export function setConversationsOpener(openConversations: (nodeId: string) => void): void {
  useTrafficStore.setState({ openConversations });
}

/** Opens the conversations that went through a node. */
export function openConversations(nodeId: string): void {
  useTrafficStore.getState().openConversations(nodeId);
}

/** The traffic of a node or page; undefined where there is none or none is shown. */
export function useNodeTraffic(nodeId: string): NodeTraffic | undefined {
  return useTrafficStore(({ marks }) => marks?.nodes.get(nodeId));
}

/** The traffic of a connector, named 'node/connector'; undefined where there is none or none is shown. */
export function useConnectorTraffic(connector: string): ConnectorTraffic | undefined {
  return useTrafficStore(({ marks }) => marks?.connectors.get(connector));
}
