import { listAssetUses } from '@confab/inputs';
import type { ItemKind } from '@confab/model';
import { createReporter } from '../compile/report.ts';
import type { Problem, ProjectSource, SourceItem } from '../types.ts';
import { nameInput } from './problem-names.ts';
import type { FindSchema } from './value-problems.ts';

/** The metadata of a file of the team's media library. */
interface AssetState {
  readonly name: string;
  /** Such as `Images` or `Audio`. */
  readonly fileType: string;
  /** Whether it is recently deleted. */
  readonly isDeleted: boolean;
}

/** The files of the team that a project may name, by id in lower case. */
export type AssetStates = ReadonlyMap<string, AssetState>;

/** The ids of all files that a project names, each once. */
export function listAssetIds(source: ProjectSource, schemaOf: FindSchema): readonly string[] {
  const ids = new Set<string>();
  visitItems(source, (kind, { type, values }) => {
    for (const { assetId } of listAssetUses(schemaOf({ kind, type })?.properties ?? [], values)) ids.add(assetId);
  });
  return [...ids];
}

/** Finds files that do not exist, are deleted, or are of another kind than their input shows. */
export function findAssetProblems(source: ProjectSource, schemaOf: FindSchema, assets: AssetStates): Problem[] {
  const problems: Problem[] = [];
  visitItems(source, (kind, { id, type, values }) => {
    const report = createReporter(problems, id);
    const schema = schemaOf({ kind, type });
    if (!schema) return;
    for (const { path, assetId, input, fileType } of listAssetUses(schema.properties, values)) {
      const named = nameInput(schema, input);
      const label = named.text;
      const asset = assets.get(assetId);
      if (!asset)
        report(path, 'MissingAsset', `"${label}" names a file that is not in the media library of this team.`, named);
      else if (asset.isDeleted)
        report(path, 'DeletedAsset', `"${label}" names "${asset.name}", which is deleted.`, named, asset.name);
      else if (fileType === 'Images' && asset.fileType !== fileType)
        report(path, 'AssetNotPicture', `"${label}" needs a picture, and "${asset.name}" is none.`, named, asset.name);
      else if (fileType === 'Audio' && asset.fileType !== fileType)
        report(path, 'AssetNotSound', `"${label}" needs a sound, and "${asset.name}" is none.`, named, asset.name);
      else if (fileType === 'Html' && asset.fileType !== fileType)
        report(path, 'AssetNotHtml', `"${label}" needs an HTML file, and "${asset.name}" is none.`, named, asset.name);
    }
  });
  return problems;
}

function visitItems({ project, workflows, nodes }: ProjectSource, visit: (kind: ItemKind, item: SourceItem) => void) {
  visit('project', project);
  for (const workflow of workflows) visit('workflow', workflow);
  for (const node of nodes) visit('node', node);
}
