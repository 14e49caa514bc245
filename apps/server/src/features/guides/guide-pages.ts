import { catalogue, type Guide, type GuideCard } from '@confab/catalogue';
import { texts as germanTexts } from '@confab/catalogue/languages/de';
import { escapeHtml, interfaceLanguageNames, type InterfaceLanguage } from '@confab/model';
import { guideWords } from './words.ts';

const languages = Object.keys(interfaceLanguageNames) as readonly InterfaceLanguage[]; // the keys of the list

/** Renders one guide as a page; undefined for an unknown path. */
export function renderGuidePage(path: string, language: InterfaceLanguage): string | undefined {
  const cards = listCards(language);
  const at = cards.findIndex((card) => card.path === path);
  const card = cards[at];
  const guide = catalogue.guides[language].find((one) => one.path === path);
  if (!card || !guide) return undefined;
  const say = guideWords[language];
  const next = cards[(at + 1) % cards.length];
  const sections = guide.sections.map(section).join('');
  return renderPage({
    language,
    path,
    title: card.heading,
    body: `<p class="type">${escapeHtml(card.type)}</p><h1>${escapeHtml(card.heading)}</h1><p class="lead">${escapeHtml(guide.lead)}</p>
${sections}<nav aria-label="${say.more}"><a href="${getHref('', language)}">${say.all}</a>${next ? link(next, language, say.next) : ''}</nav>`,
  });
}

/** Renders all guides on one page. */
export function renderGuideListPage(language: InterfaceLanguage): string {
  const say = guideWords[language];
  const rows = listCards(language).map((card) => {
    const lead = catalogue.guides[language].find(({ path }) => path === card.path)?.lead ?? '';
    return `<li>${link(card, language, '')}<span>${escapeHtml(lead)}</span></li>`;
  });
  return renderPage({
    language,
    path: '',
    title: say.title,
    body: `<h1>${say.title}</h1><p class="lead">${say.lead}</p><ul>${rows.join('')}</ul>`,
  });
}

function listCards(language: InterfaceLanguage): readonly GuideCard[] {
  if (language === 'en') return catalogue.guideCards;
  return catalogue.guideCards.map((card) => ({
    ...card,
    heading: germanTexts.get(`card.${card.path}.heading`) ?? card.heading,
    type: germanTexts.get(`card.type.${card.type}`) ?? card.type,
  }));
}

const getHref = (path: string, language: InterfaceLanguage) => `/help${path && `/${path}`}?lang=${language}`;

function link({ path, heading }: GuideCard, language: InterfaceLanguage, before: string) {
  return `<a href="${getHref(path, language)}">${before}${escapeHtml(heading)}</a>`;
}

function section({ heading, text = [], steps = [] }: Guide['sections'][number]) {
  const paragraphs = text.map((words) => `<p>${escapeHtml(words)}</p>`).join('');
  const list = steps.map((words) => `<li>${escapeHtml(words)}</li>`).join('');
  return `<section><h2>${escapeHtml(heading)}</h2>${paragraphs}${list === '' ? '' : `<ol>${list}</ol>`}</section>`;
}

interface GuidePage {
  readonly language: InterfaceLanguage;
  /** Path of the guide; empty for the list. */
  readonly path: string;
  readonly title: string;
  readonly body: string;
}

function renderPage({ language, path, title, body }: GuidePage) {
  const others = languages
    .filter((other) => other !== language)
    .map(
      (other) =>
        `<a lang="${other}" hreflang="${other}" href="${getHref(path, other)}">${interfaceLanguageNames[other]}</a>`,
    );
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)} – Confab</title><style>
:root{color-scheme:light dark;--ground:#f6f5f3;--panel:#fff;--line:#e3e0db;--text:#1f1d1a;--quiet:#625e57;--accent:#a93d16}
@media(prefers-color-scheme:dark){:root{--ground:#171614;--panel:#1e1d1a;--line:#34312c;--text:#edeae4;--quiet:#b0aaa0;--accent:#ff9a73}}
*{box-sizing:border-box}body{margin:0;background:var(--ground);color:var(--text);font:17px/1.6 'Inter Variable',system-ui,-apple-system,'Segoe UI',sans-serif}
main{max-width:680px;margin:0 auto;padding:56px 24px 72px}h1{font-size:clamp(26px,5vw,34px);line-height:1.2;letter-spacing:-.01em;margin:0 0 12px;text-wrap:balance}
h2{font-size:20px;line-height:1.3;margin:36px 0 8px}p{margin:0 0 12px}.type{color:var(--accent);font-size:14px;font-weight:600;margin:0 0 8px}.languages{text-align:right;font-size:14px;margin:-32px 0 24px}.lead{color:var(--quiet);font-size:19px;margin-bottom:8px}
ol{margin:0;padding-left:24px}ol li{margin:0 0 10px;padding-left:4px}ol li::marker{color:var(--accent);font-weight:600}
ul{list-style:none;margin:28px 0 0;padding:0;border-top:1px solid var(--line)}ul li{padding:16px 0;border-bottom:1px solid var(--line)}ul a{font-weight:600}ul span{display:block;color:var(--quiet);font-size:16px}
a{color:var(--accent);text-underline-offset:3px}:focus-visible{outline:2px solid var(--accent);outline-offset:3px;border-radius:2px}
nav{display:flex;flex-wrap:wrap;gap:12px 32px;justify-content:space-between;margin-top:48px;padding-top:20px;border-top:1px solid var(--line)}
@media print{body{background:#fff}nav,.languages{display:none}}</style></head>
<body><main><p class="languages">${others.join(' ')}</p>${body}</main></body></html>`;
}
