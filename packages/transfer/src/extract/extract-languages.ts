import { listLanguages, translateValues } from '@confab/inputs';
import type { Assistant } from '../assistant.ts';
import type { DocumentItem, ProjectDocument } from '../document.ts';
import { createFindings, type Findings } from '../finding.ts';
import { extractAssistant } from './extract-assistant.ts';
import { removeRepeats } from './remove-repeats.ts';

/** Extracts from a project what a platform supports, in all its languages. */
export function extractLanguages(document: ProjectDocument, findings: Findings): Assistant {
  const assistant = extractAssistant(document, findings);
  const [, ...others] = listLanguages(document.project.values);
  if (others.length === 0) return assistant;
  // Every language has the same findings, so those of the translations are dropped.
  const translations = others.map((language) =>
    removeRepeats(assistant, extractAssistant(translateDocument(document, language), createFindings())),
  );
  return { ...assistant, translations };
}

/** A project as if it were written in one of its further languages. */
function translateDocument(document: ProjectDocument, language: string): ProjectDocument {
  const translate = <Item extends DocumentItem>(item: Item): Item => ({
    ...item,
    values: translateValues(item.values, language),
  });
  const { project, workflows, nodes } = document;
  return {
    ...document,
    project: { ...project, values: { ...translateValues(project.values, language), Language: language } },
    workflows: workflows.map(translate),
    nodes: nodes.map(translate),
  };
}
