/** Adds parameters, as `name=value&…`, to the query of a URL, before its fragment. */
export function addQuery(url: string, parameters: string): string {
  if (parameters === '') return url;
  const [before = '', ...fragment] = url.split('#');
  const separator = !before.includes('?') ? '?' : /[?&]$/.test(before) ? '' : '&';
  return [`${before}${separator}${parameters}`, ...fragment].join('#');
}
