import Tree from 'antd/es/tree';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { nodeName, nodesEach, offerTreeProbe, workflowCount, workflowName } from '../../pages/tree-probe.ts';

const treeData = Array.from({ length: workflowCount }, (_, workflow) => ({
  key: `w${workflow}`,
  title: workflowName(workflow),
  children: Array.from({ length: nodesEach }, (_child, node) => ({
    key: `w${workflow}n${node}`,
    title: nodeName(workflow, node),
  })),
}));
let expand;

function App() {
  const [expanded, setExpanded] = useState([]);
  useEffect(() => {
    expand = () => setExpanded(treeData.map(({ key }) => key));
  }, []);
  return (
    <Tree
      treeData={treeData}
      height={700}
      itemHeight={28}
      expandedKeys={expanded}
      onExpand={setExpanded}
      motion={false}
    />
  );
}

const root = createRoot(document.getElementById('root'));
offerTreeProbe({
  show: () => root.render(<App />),
  expandAll: () => expand(),
  scroller: () => document.querySelector('.ant-tree-list-holder'),
});
