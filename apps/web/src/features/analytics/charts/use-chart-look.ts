import { useEffect, useMemo, useState } from 'react';
import { useLanguage } from '../../../words/language.ts';
import type { ChartLook } from './to-option.ts';

const seriesTokens = ['accent', 'card-blue', 'card-green', 'card-violet', 'card-amber', 'card-teal', 'card-rose'];

/** The colours of the palette, read again when another palette is chosen, and the numbers of the language. */
export function useChartLook(): ChartLook {
  const [look, setLook] = useState(readLook);
  useEffect(() => {
    const observer = new MutationObserver(() => setLook(readLook()));
    observer.observe(document.documentElement, { attributeFilter: ['data-palette'] });
    return () => observer.disconnect();
  }, []);
  const language = useLanguage((state) => state.language);
  return useMemo(() => ({ ...look, formatNumber: new Intl.NumberFormat(language).format }), [look, language]);
}

function readLook(): Omit<ChartLook, 'formatNumber'> {
  const style = getComputedStyle(document.documentElement);
  const read = (token: string) => style.getPropertyValue(`--cf-${token}`).trim() || '#808080';
  return {
    text: read('text'),
    quiet: read('quiet'),
    line: read('line'),
    ground: read('panel'),
    page: read('ground'),
    font: getComputedStyle(document.body).fontFamily || 'sans-serif',
    // A palette may give two tokens the same colour, and neighbouring series must differ.
    series: [...new Set(seriesTokens.map(read))],
  };
}
