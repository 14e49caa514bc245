import { isBlank } from '@confab/inputs';
import { emptyId, type ItemSchema } from '@confab/model';
import { splitKeywordWords } from '@confab/understanding';
import { readPart, readText } from '../../compile/authored-values.ts';
import { createReporter, type Report } from '../../compile/report.ts';
import { formatNames } from '../../problems/format-names.ts';
import type { Problem } from '../../types.ts';
import { getPageKeywords } from '../listening/page-listener.ts';
import type { OneProjectSource } from '../compile/one-project-source.ts';
import type { OnePage, PageTree } from '../compile/page-tree.ts';
import { isReachableEverywhere, hasAudibleKeywords } from '../listening/reach.ts';
import { isSilentExtension } from './is-silent-extension.ts';

/** Finds missing pages, lost pages, keyword clashes and missing features. */
export function findPageProblems(
  source: OneProjectSource,
  tree: PageTree,
  { pageSchemas }: { readonly pageSchemas: Readonly<Record<string, ItemSchema>> },
): Problem[] {
  const problems: Problem[] = [];
  findMissingPages(source, tree, createReporter(problems, source.project.id));
  findLostPages(source, tree, problems);
  problems.push(...findKeywordClashes(tree));
  findSilentExtensions(tree, problems);
  findMissingFeatures(source, tree, pageSchemas, problems);
  return problems;
}

function findMissingPages({ project }: OneProjectSource, { pages }: PageTree, report: Report) {
  if (pages.length === 0) return;
  const has = (type: string) => pages.some((page) => page.type === type);
  if (!has('Welcome')) report('', 'MissingWelcome', 'There is no welcome page to begin the conversation.');
  const missing = (type: string) => report('', 'MissingSpecialPage', `There is no page of the type "${type}".`, type);
  for (const type of ['Help', 'Goodbye']) if (!has(type)) missing(type);
  for (const type of ['NoMatch', 'NoInput'])
    if (!has(type) && isBlank(readPart(project.values.GlobalMessages, type))) missing(type);
}

function findLostPages({ llamas }: OneProjectSource, tree: PageTree, problems: Problem[]) {
  for (const { llama, pages } of llamas) {
    const listed = new Set<string>(llama.pageList);
    for (const { id, parent } of pages) {
      const report = createReporter(problems, id);
      const known = tree.byId.get(id);
      if (known && !known.parent && parent !== llama.id && readText(parent) !== '' && parent !== emptyId)
        report('', 'LostPage', 'The parent page is missing, so this is now a top page.');
      if (!listed.has(id))
        report('', 'UnlistedPage', 'This page is missing in the page list of its chapter, so it comes last.');
    }
  }
}

/** Finds keywords shared by pages at the same distance, of which only the first can ever match. */
export function findKeywordClashes({ pages }: PageTree): Problem[] {
  const problems: Problem[] = [];
  const owners = new Map<string, OnePage[]>();
  for (const page of pages.filter(hasAudibleKeywords)) {
    for (const keyword of new Set(getPageKeywords(page).map((entry) => splitKeywordWords(entry).join(' ')))) {
      if (keyword === '') continue;
      const places = [page.parent ? page.parent.id : 'everywhere'];
      if (page.parent && isReachableEverywhere(page)) places.push('everywhere');
      for (const place of places) {
        const key = `${place}\n${keyword}`;
        const known = owners.get(key);
        if (known) known.push(page);
        else owners.set(key, [page]);
      }
    }
  }
  for (const [key, [first, second, ...more]] of owners) {
    if (!first || !second) continue;
    const keyword = key.slice(key.indexOf('\n') + 1);
    const names = [...new Set([first, second, ...more].map(({ name }) => name))];
    const message = `The keyword "${keyword}" is shared by ${formatNames(names)}.`;
    createReporter(problems, second.id)('Keywords', 'KeywordClash', message, keyword, ...names);
  }
  return problems;
}

/** Finds One extensions that no keyword leads to. */
function findSilentExtensions({ pages }: PageTree, problems: Problem[]) {
  for (const page of pages) {
    if (!isSilentExtension(page)) continue;
    const message = 'This page is to be heard from everywhere, but it has no keywords. Add keywords.';
    createReporter(problems, page.id)('Keywords', 'SilentExtension', message);
  }
}

/** Finds pages whose type needs a feature that is not enabled (A3.16); types that are always visible need none (A3.17). */
function findMissingFeatures(
  { project }: OneProjectSource,
  { pages }: PageTree,
  schemas: Readonly<Record<string, ItemSchema>>,
  problems: Problem[],
) {
  const features = new Set(
    readText(project.values.ProjectFeature)
      .split(',')
      .map((one) => one.trim()),
  );
  for (const { id, type } of pages) {
    const { RequiredFeature: feature, AlwaysVisible: isVisible } = schemas[type]?.attributes ?? {};
    if (feature === undefined || isVisible === 'true' || features.has(feature)) continue;
    const message = `This page needs "${feature}", which is not enabled in this project.`;
    createReporter(problems, id)('', 'MissingFeature', message, feature);
  }
}
