import { runAllSteps, type SteppedWork } from '@confab/understanding';
import type { ProjectSource } from '../types.ts';
import { translateItem, translateProject } from './compile-languages.ts';

/** Nodes that are translated in one step. */
const translatedPerStep = 100;

/** A project as it is in a further language, which becomes its first one. */
export function* translateSource(source: ProjectSource, language: string): SteppedWork<ProjectSource> {
  const nodes: ProjectSource['nodes'][number][] = [];
  for (const node of source.nodes) {
    nodes.push(translateItem(node, language));
    if (nodes.length % translatedPerStep === 0) yield;
  }
  return { project: translateProject(source.project, language), workflows: source.workflows, nodes };
}

/** A project as if it had this further language alone. */
export function selectLanguage(source: ProjectSource, language: string): ProjectSource {
  const { project, ...others } = runAllSteps(translateSource(source, language));
  return { ...others, project: { ...project, values: { ...project.values, OtherLanguages: '' } } };
}
