import type { Traffic } from '@confab/contracts';
import type { ConnectorTraffic, NodeTraffic, TrafficLevel, TrafficMarks } from './traffic-store.ts';
import type { TrafficBarWords } from './bar-words.ts';

/** The widths of the lines of connectors, in pixels. */
const thinnest = 1.5;
const widest = 5;

/** Creates the marks of nodes and connectors in a language of the interface. */
export function createTrafficMarks(traffic: Traffic, say: TrafficBarWords, language: string): TrafficMarks {
  const numbers = new Intl.NumberFormat(language);
  const shares = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  const mostTurns = Math.max(1, ...traffic.connectors.map(({ turns }) => turns));
  const nodes = traffic.nodes.map(({ nodeId, conversations, left }): [string, NodeTraffic] => {
    const text = numbers.format(conversations);
    const share = shares.format(left / conversations);
    return [
      nodeId,
      {
        conversations: text,
        left: left > 0 ? share : undefined,
        level: getLevel(conversations, traffic.conversations),
        summary: say.summary(conversations, text, share),
      },
    ];
  });
  const connectors = traffic.connectors.map(({ nodeId, connectorId, turns }): [string, ConnectorTraffic] => {
    const text = numbers.format(turns);
    const width = thinnest + (widest - thinnest) * (turns / mostTurns);
    return [`${nodeId}/${connectorId}`, { turns: text, summary: say.taken(turns, text), width }];
  });
  return { nodes: new Map(nodes), connectors: new Map(connectors) };
}

/** The quarter of all conversations that a part reaches. */
function getLevel(part: number, all: number): TrafficLevel {
  const quarter = Math.ceil((4 * part) / Math.max(1, all));
  return quarter >= 4 ? 4 : quarter === 3 ? 3 : quarter === 2 ? 2 : 1;
}
