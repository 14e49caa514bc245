/** The types of nodes of the organisation tree (A2.3). */
export const organisationNodeTypes = [
  'Organization',
  'Zone',
  'Project',
  'ProjectFolder',
  'LlamaFolder',
  'Llama',
  'Page',
  'Account',
  'ContactUs',
  'FAQ',
  'Simulator',
  'Analytics',
  'Bucket',
  'BucketFolder',
  'ProjectGroup',
  'Module',
] as const;
export type OrganisationNodeType = (typeof organisationNodeTypes)[number];

/** The types of nodes that teams add, rename and delete; they group projects and chapters and have no other content. */
export const organisationFolderTypes = [
  'Organization',
  'Zone',
  'ProjectGroup',
  'ProjectFolder',
  'BucketFolder',
  'Bucket',
  'LlamaFolder',
] as const satisfies readonly OrganisationNodeType[];
export type OrganisationFolderType = (typeof organisationFolderTypes)[number];

/** The most folders, groups and buckets of a team. */
export const organisationFoldersMax = 500;

/** Which types each type of node may be in; `null` is the top of the tree. Nodes of types without a line never move. */
const parentTypes: Readonly<Partial<Record<OrganisationNodeType, readonly (OrganisationNodeType | null)[]>>> = {
  Organization: [null],
  Zone: [null, 'Organization'],
  ProjectGroup: [null, 'Organization', 'Zone'],
  ProjectFolder: [null, 'Organization', 'Zone', 'ProjectGroup', 'ProjectFolder'],
  BucketFolder: [null, 'Organization', 'Zone', 'BucketFolder'],
  Bucket: [null, 'Organization', 'Zone', 'BucketFolder'],
  Project: [null, 'Organization', 'Zone', 'ProjectGroup', 'ProjectFolder', 'Bucket'],
  LlamaFolder: ['Project', 'LlamaFolder'],
  Llama: ['Project', 'LlamaFolder'],
};

/** Whether a node of a type may be in a node of another type, or at the top of the tree. */
export function canBeIn(type: OrganisationNodeType, parentType: OrganisationNodeType | null): boolean {
  return parentTypes[type]?.includes(parentType) ?? false;
}

/** Whether teams add, rename and delete nodes of a type. */
export function isOrganisationFolder(type: OrganisationNodeType): type is OrganisationFolderType {
  return organisationFolderTypes.some((one) => one === type);
}

/** A node with its parent; `null` is the top of the tree. */
interface Placed {
  readonly id: string;
  readonly type: OrganisationNodeType;
  readonly parentId: string | null;
}

/**
 * Whether a node may move into another one, or to the top. It cannot move into itself or into a node below it, and a
 * chapter or a folder of chapters stays in its project.
 */
export function canMoveInto(nodes: ReadonlyMap<string, Placed>, nodeId: string, parentId: string | null): boolean {
  const node = nodes.get(nodeId);
  const parent = parentId === null ? null : nodes.get(parentId);
  if (!node || parent === undefined || !canBeIn(node.type, parent?.type ?? null)) return false;
  if (listAncestors(nodes, parentId).includes(nodeId)) return false;
  const isOfProject = node.type === 'Llama' || node.type === 'LlamaFolder';
  return !isOfProject || findProject(nodes, nodeId) === findProject(nodes, parentId);
}

/** A node and the nodes above it, the nearest first. */
function listAncestors(nodes: ReadonlyMap<string, Placed>, id: string | null): readonly string[] {
  const found = new Set<string>();
  for (let at = id; at !== null && !found.has(at); at = nodes.get(at)?.parentId ?? null) found.add(at);
  return [...found];
}

function findProject(nodes: ReadonlyMap<string, Placed>, id: string | null): string | undefined {
  return listAncestors(nodes, id).find((one) => nodes.get(one)?.type === 'Project');
}
