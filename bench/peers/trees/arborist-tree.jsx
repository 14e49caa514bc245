import { Tree } from 'react-arborist';
import { createRoot } from 'react-dom/client';
import { nodeName, nodesEach, offerTreeProbe, workflowCount, workflowName } from '../../pages/tree-probe.ts';

const data = Array.from({ length: workflowCount }, (_, workflow) => ({
  id: `w${workflow}`,
  name: workflowName(workflow),
  children: Array.from({ length: nodesEach }, (_child, node) => ({
    id: `w${workflow}n${node}`,
    name: nodeName(workflow, node),
  })),
}));
let tree;
const root = createRoot(document.getElementById('root'));
offerTreeProbe({
  show: () =>
    root.render(
      <Tree
        initialData={data}
        openByDefault={false}
        width={500}
        height={700}
        rowHeight={28}
        indent={16}
        ref={(api) => {
          tree = api;
        }}
      />,
    ),
  expandAll: () => tree.openAll(),
  scroller: () =>
    [...document.querySelectorAll('#root *')].find(
      (element) =>
        element.scrollHeight > element.clientHeight + 50 &&
        ['auto', 'scroll'].includes(getComputedStyle(element).overflowY),
    ) ?? null,
});
