/** What a style element of this page has to carry for the page's policy to let it in; empty where there is none. */
export function getStyleNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';
}
