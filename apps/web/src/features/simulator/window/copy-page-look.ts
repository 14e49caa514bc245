/**
 * Makes another document of this origin look like this one: its styles, including those that are loaded later, the variables
 * of the theme, and the attributes of the root element, which carry palette and language.
 *
 * @returns a function that stops following the changes
 */
export function copyPageLook(from: Document, to: Document): () => void {
  const copies = new Map<Node, Node>();
  const isStyle = (node: Node) =>
    node.nodeName === 'STYLE' || (node instanceof HTMLLinkElement && node.rel === 'stylesheet');

  function copyStyles() {
    for (const node of from.head.childNodes) {
      if (!isStyle(node) || copies.has(node)) continue;
      copies.set(node, to.head.appendChild(to.importNode(node, true)));
    }
    for (const [node, copy] of copies) {
      if (node.isConnected) continue;
      copies.delete(node);
      copy.parentNode?.removeChild(copy);
    }
  }
  function copyAttributes() {
    for (const { name, value } of from.documentElement.attributes) to.documentElement.setAttribute(name, value);
  }

  copyStyles();
  // The provider of the theme keeps its styles in the body; those of single components are rendered with them.
  for (const node of from.body.querySelectorAll('style[data-mantine-styles]:not([data-mantine-styles="inline"])'))
    to.body.append(to.importNode(node, true));
  copyAttributes();
  const styles = new MutationObserver(copyStyles);
  styles.observe(from.head, { childList: true });
  const attributes = new MutationObserver(copyAttributes);
  attributes.observe(from.documentElement, { attributes: true });
  return () => {
    styles.disconnect();
    attributes.disconnect();
  };
}
