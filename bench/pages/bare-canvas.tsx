import '@xyflow/react/dist/style.css';
import { MiniMap, ReactFlow, useEdgesState, useNodesState } from '@xyflow/react';
import { createRoot } from 'react-dom/client';
import { describeNode, nodeCount, offerCanvasProbe } from './canvas-probe.ts';

// The floor: React Flow with plain boxes and lines, nothing else.

const places = Array.from({ length: nodeCount }, (_, at) => ({ at, ...describeNode(at) }));
const startNodes = places.map(({ at, name, x, y }) => ({
  id: String(at),
  position: { x, y },
  data: { label: name },
  width: 240,
  height: 140,
}));
const startEdges = places.flatMap(({ at, targets }) =>
  targets.map((to) => ({ id: `${at}-${to}`, source: String(at), target: String(to) })),
);

function PlainCanvas() {
  const [nodes, , change] = useNodesState(startNodes);
  const [edges] = useEdgesState(startEdges);
  return (
    <ReactFlow nodes={nodes} edges={edges} onNodesChange={change} onlyRenderVisibleElements minZoom={0.1}>
      <MiniMap />
    </ReactFlow>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element.');
root.style.height = '800px';
offerCanvasProbe(() => createRoot(root).render(<PlainCanvas />));
