import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterTypes } from 'parse5';

/** An element of an HTML document, as a browser reads it. */
export interface HtmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** All text inside, without markup. */
  readonly text: string;
  readonly children: readonly HtmlElement[];
}

/** Parses a document with the algorithm of browsers. @returns its `html` element */
export function parseHtml(text: string): HtmlElement {
  const root = parse(text).childNodes.find(tree.isElementNode);
  if (!root) throw new Error('A parsed document always has an html element.');
  return toElement(root);
}

/** All elements of a name inside another, in document order. */
export function findElements(element: HtmlElement, name: string): HtmlElement[] {
  return element.children.flatMap((child) => [...(child.name === name ? [child] : []), ...findElements(child, name)]);
}

function toElement(element: DefaultTreeAdapterTypes.Element): HtmlElement {
  return {
    name: element.tagName,
    attributes: Object.fromEntries(element.attrs.map(({ name, value }) => [name, value])),
    text: getText(element),
    children: element.childNodes.filter(tree.isElementNode).map(toElement),
  };
}

function getText(node: DefaultTreeAdapterTypes.ChildNode): string {
  if (tree.isTextNode(node)) return node.value;
  return tree.isElementNode(node) ? node.childNodes.map(getText).join('') : '';
}
