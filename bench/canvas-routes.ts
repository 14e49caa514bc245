import { createEdgeRouter } from '../apps/web/src/features/canvas/routing/edge-router.ts';
import type { CardArea, EdgeEnds, Route } from '../apps/web/src/features/canvas/routing/types.ts';
import { reportRow } from './harness/report-row.ts';
import { isSmoke } from './harness/sizes.ts';

// Routing the edges of a canvas: all edges, the first batch near the middle of the view, and one moved card. The floor
// is reading the ends of each edge once.

process.stdout.write('cards   edges   floor ms   first batch ms   all ms   one moved card ms\n');
for (const count of isSmoke ? [40] : [40, 200, 1_000, 2_000]) {
  const { cards, edges } = createGraph(count);
  const center = { x: 3_000, y: 3_000 };
  const floor = measure(() => edges.reduce((sum, { source, target }) => sum + source.x + target.x, 0));
  let router = createEdgeRouter();
  const first = measure(() => router.route({ cards, edges, center }).next());
  router = createEdgeRouter();
  const all = measure(() => last(router.route({ cards, edges, center })));
  const at = Math.floor(count / 2);
  const moved = cards.map((card, place) => (place === at ? { ...card, x: card.x + 40 } : card));
  const movedEdges = edges.map((edge) => (edge.id.startsWith(`${at}/`) ? shift(edge, 40) : edge));
  const one = measure(() => last(router.route({ cards: moved, edges: movedEdges, center })));
  const figures = [floor, first, all, one].map((ms, place) => ms.toFixed(1).padStart([10, 16, 8, 19][place] ?? 0));
  reportRow({ work: `canvas-routes: one moved card of ${count} beside routing all`, ratio: one / all });
  process.stdout.write(`${String(count).padEnd(7)} ${String(edges.length).padEnd(5)} ${figures.join(' ')}\n`);
}

/** Cards on a loose grid; each leads to the next one, some back to an earlier one and to one farther on. */
function createGraph(count: number): { readonly cards: readonly CardArea[]; readonly edges: readonly EdgeEnds[] } {
  const columns = Math.ceil(Math.sqrt(count));
  const cards = Array.from({ length: count }, (_, at) => ({
    id: String(at),
    x: (at % columns) * 360 + (at % 3) * 20,
    y: Math.floor(at / columns) * 220 + (at % 5) * 20,
    width: 240,
    height: 140,
  }));
  const edges = cards.flatMap((card, at) =>
    [at + 1, ...(at % 4 === 0 ? [Math.max(at - 3, 0)] : []), ...(at % 4 === 2 ? [at + columns] : [])].flatMap(
      (to, port): readonly EdgeEnds[] => {
        const target = cards[to];
        if (!target) return [];
        return [
          {
            id: `${at}/${port}`,
            source: { x: card.x + 246, y: card.y + 60 + port * 24 },
            sourceSide: 'right',
            target: { x: target.x - 6, y: target.y + 20 },
          },
        ];
      },
    ),
  );
  return { cards, edges };
}

function shift(edge: EdgeEnds, distance: number): EdgeEnds {
  return { ...edge, source: { ...edge.source, x: edge.source.x + distance } };
}

function last(batches: Iterable<ReadonlyMap<string, Route>>): number {
  let size = 0;
  for (const batch of batches) size = batch.size;
  return size;
}

function measure(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}
