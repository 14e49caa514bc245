import type { OnePage } from '../compile/page-tree.ts';
import { findFarewell } from '../listening/find-farewell.ts';
import { createReachFinder, isReachableEverywhere } from '../listening/reach.ts';
import type { PageIntent } from './plan-intents.ts';
import { createLink } from './pro-responses.ts';
import { getBackTarget, getEntry, type ProContext } from './pro-context.ts';
import type { ProConnector, ProTarget } from './pro-plan.ts';

/** Finds how far a page is; undefined out of reach. */
type FindReach = (page: OnePage) => { readonly distance: number } | undefined;

/** The most intents that one node listens for; the nearest pages come first. */
const maxRoutes = 150;

/** Whether a page answers beside the open page, as a background module does. */
export const isAside = ({ type, children }: OnePage) => type === 'Help' && children.length === 0;

/**
 * The connectors for the pages that are nearer than the top pages, and for those whose keywords contain theirs. Help
 * is given by the node itself, which then waits again.
 *
 * @param again where the page's own keywords lead; undefined if it begins again
 */
export function planLocalRoutes(
  context: ProContext,
  page: OnePage,
  node: ProTarget,
  again?: ProTarget,
): readonly ProConnector[] {
  const local = [...(again ? [page] : []), ...listLocalPages(page).filter((one) => !again || one !== page)];
  const near = local.slice(0, maxRoutes);
  // The background module matches last, so help that it would give has to match here.
  const asides = withRivals(context, [...listIntents(context, near), ...getTopIntents(context, page.llamaId)]).filter(
    isAsideIntent,
  );
  const intents = withRivals(context, [...listIntents(context, near), ...asides]);
  const words = new Map<OnePage, ProTarget>();
  const getWords = (aside: OnePage) => {
    const known = words.get(aside) ?? addAside(context, page, aside, node);
    words.set(aside, known);
    return known;
  };
  const findReach = createReachFinder(context.tree, page);
  const routes = toConnectors(findReach, intents, (target) =>
    isAside(target) ? getWords(target) : target === page && again ? again : getEntry(context, target),
  );
  if (local.length <= maxRoutes && routes.length <= maxRoutes) return routes;
  context.plan.report('TooManyRoutes', page);
  return routes.slice(0, maxRoutes);
}

/** The connectors of a workflow's Start node: its top pages, and what is nearer from here than elsewhere. */
export function planTopRoutes(context: ProContext, llamaId: string): readonly ProConnector[] {
  const findReach = createFarFinder(context.tree.llamas, llamaId);
  return toConnectors(findReach, getTopIntents(context, llamaId), (page) =>
    isAside(page) ? undefined : getEntry(context, page),
  );
}

/** The intents that a workflow's Start node listens for. */
function getTopIntents(context: ProContext, llamaId: string): readonly PageIntent[] {
  const known = context.topIntents.get(llamaId);
  if (known) return known;
  const findReach = createFarFinder(context.tree.llamas, llamaId);
  const nearer = context.intents.intents.filter(({ pages }) => {
    const heard = pages.filter(isHeardFromAfar);
    return heard.length > 1 && findNearest(findReach, heard) !== heard[0];
  });
  const intents = withRivals(context, [...listIntents(context, context.tops.get(llamaId) ?? []), ...nearer]);
  context.topIntents.set(llamaId, intents);
  return intents;
}

/** The distance of pages that match everywhere in a chapter. */
function createFarFinder(llamas: readonly string[], llamaId: string): FindReach {
  const own = llamas.indexOf(llamaId);
  return (page) => {
    if (!isHeardFromAfar(page)) return undefined;
    return { distance: page.parent ? llamas.length : Math.abs(llamas.indexOf(page.llamaId) - own) };
  };
}

/**
 * The connectors of the background module: the top pages of all workflows, and the pages that match from everywhere.
 */
export function planEverywhereRoutes(
  context: ProContext,
  getTarget: (page: OnePage) => ProTarget,
): readonly ProConnector[] {
  const isAlone = context.tree.llamas.length < 2;
  return context.intents.intents.flatMap((intent): ProConnector[] => {
    const heard = intent.pages.find((page) => (isAlone ? isReachableEverywhere(page) : isHeardFromAfar(page)));
    return heard ? [{ kind: 'Intent', intentId: intent.id, target: getTarget(heard) }] : [];
  });
}

/** The connectors of the commands that every page understands; a question that takes any words has home as an answer. */
export function planCommandRoutes(
  context: ProContext,
  page: OnePage,
  repeat: ProTarget,
  takesAnyWords = false,
): readonly ProConnector[] {
  const { commands, tree } = context;
  const first = tree.pages.find(({ type }) => type === 'Welcome') ?? tree.pages[0] ?? page;
  const back = page.parent ? getBackTarget(context, page.parent) : repeat;
  const start = getEntry(context, first);
  const known = commands.commands;
  const routes = [
    { ...known.repeat, target: repeat },
    { ...known.back, target: back },
    { ...known.restart, target: start },
    ...(takesAnyWords ? [] : [{ ...known.home, target: start }]),
  ];
  return routes.flatMap(({ id, samples, target }): ProConnector[] =>
    samples.length === 0 ? [] : [{ kind: 'Intent', intentId: id, target }],
  );
}

/** The connector for a plain no at a page where no question is open. */
export function planFarewellRoutes(context: ProContext, page: OnePage): readonly ProConnector[] {
  const { id, samples } = context.commands.commands.decline;
  const farewell = samples.length === 0 ? undefined : findFarewell(context.listener, page, context.language);
  return farewell ? [{ kind: 'Intent', intentId: id, target: getEntry(context, farewell) }] : [];
}

/** Adds the node that gives help in the place of the background module, then waits again. */
function addAside(context: ProContext, page: OnePage, aside: OnePage, node: ProTarget): ProTarget {
  const { plan } = context;
  const words = plan.newTarget(page.llamaId, `${page.name}: ${aside.name}`);
  const response = createLink('Project', `${context.getAside(aside).id}/Response`);
  plan.addNode('Say', words, { Response: response }, [{ kind: 'Next', target: node }], page);
  return words;
}

const isAsideIntent = ({ pages }: PageIntent) => pages.every(isAside);

function isHeardFromAfar(page: OnePage) {
  return !page.parent || isReachableEverywhere(page);
}

/** The children of a page and of all pages above it, without the top pages. */
function listLocalPages(page: OnePage): readonly OnePage[] {
  const found: OnePage[] = [];
  for (let above: OnePage | undefined = page; above && found.length <= maxRoutes; above = above.parent)
    found.push(...above.children.slice(0, maxRoutes + 1));
  return found;
}

/** Each intent leads to the nearest page that has it. */
function toConnectors(
  findReach: FindReach,
  intents: readonly PageIntent[],
  getTarget: (page: OnePage) => ProTarget | undefined,
): readonly ProConnector[] {
  return intents.flatMap(({ id, pages }): ProConnector[] => {
    const nearest = findNearest(findReach, pages);
    const target = nearest && getTarget(nearest);
    return target ? [{ kind: 'Intent', intentId: id, target }] : [];
  });
}

/** The intents of some pages, without help that the background module gives. */
function listIntents({ intents }: ProContext, pages: readonly OnePage[]): readonly PageIntent[] {
  return pages.filter((page) => !isAside(page)).flatMap((page) => intents.byPage.get(page) ?? []);
}

/** Intents, then those that have to be heard beside them, up to a limit. */
function withRivals({ intents }: ProContext, first: readonly PageIntent[]): readonly PageIntent[] {
  const found = new Set(first);
  for (const intent of found) {
    if (found.size > 2 * maxRoutes) break;
    for (const rival of intents.rivals.get(intent) ?? []) found.add(rival);
  }
  return [...found];
}

function findNearest(findReach: FindReach, pages: readonly OnePage[]): OnePage | undefined {
  return pages
    .flatMap((page) => {
      const reach = findReach(page);
      return reach ? [{ page, distance: reach.distance }] : [];
    })
    .sort((one, other) => one.distance - other.distance || one.page.position - other.page.position)[0]?.page;
}
