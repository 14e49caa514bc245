import { escapeHtml } from '@confab/model';
import type { MailPreference } from './change-preference.ts';
import type { MailPreferenceWords } from './words.ts';

/** What the page shows about one mail. */
export interface PreferenceView {
  readonly say: MailPreferenceWords;
  readonly teamName: string;
  readonly suppression: 'none' | 'team' | 'all';
  readonly isReported: boolean;
}

const style = `
:root{color-scheme:light dark;--ground:#f4f3ef;--card:#fff;--edge:#dedad2;--line:#8a857b;--text:#1f1e1c;--quiet:#5a564f;--accent:#8a3010}
@media(prefers-color-scheme:dark){:root{--ground:#161513;--card:#211f1c;--edge:#3a3732;--line:#8d887e;--text:#f0eee9;--quiet:#b8b3a9;--accent:#ffab8a}}
*{box-sizing:border-box}body{margin:0;background:var(--ground);color:var(--text);font:17px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif}
main{max-width:600px;margin:0 auto;padding:48px 16px}.brand{font-weight:700;color:var(--accent)}
article{padding:32px;border:1px solid var(--edge);border-radius:12px;background:var(--card)}article>:last-child{margin-bottom:0}@media(max-width:480px){main{padding:24px 16px}article{padding:24px 16px}}
h1{font-size:26px;line-height:1.25;margin:0 0 12px}p{margin:0 0 16px;overflow-wrap:anywhere}
.state{margin:0 0 24px;padding:12px 16px;background:var(--ground);border-left:4px solid var(--accent)}.state p:last-child{margin:0}
form{margin:0 0 16px}button{font:inherit;font-weight:600;min-height:44px;padding:8px 18px;border:1px solid var(--line);border-radius:8px;background:var(--card);color:var(--accent);cursor:pointer;text-align:left}
form p{margin:4px 0 0;color:var(--quiet);font-size:15px}:focus-visible{outline:3px solid var(--accent);outline-offset:2px}`;

/** Renders the page as one HTML document that works without scripts. Its buttons post; opening it changes nothing. */
export function renderPreferencePage({ say, teamName, suppression, isReported }: PreferenceView): string {
  const states = {
    none: say.active,
    team: say.stoppedTeam(teamName),
    all: say.stoppedAll,
  };
  const choices: readonly (readonly [MailPreference, string, string])[] = [
    ...(suppression === 'none' ? [['stopTeam', say.stopTeam, say.stopTeamHint] as const] : []),
    ...(suppression === 'all' ? [] : [['stopAll', say.stopAll, say.stopAllHint] as const]),
    ...(isReported ? [] : [['report', say.report, say.reportHint] as const]),
    ...(suppression === 'none' ? [] : [['resume', say.resume, say.resumeHint] as const]),
  ];
  return renderDocument(
    say,
    say.title,
    `<p>${escapeHtml(say.intro(teamName))}</p>
<div class="state" role="status"><p>${escapeHtml(states[suppression])}</p>${isReported ? `<p>${escapeHtml(say.reported)}</p>` : ''}</div>
${choices.map(renderChoice).join('')}`,
  );
}

/** Renders a page that explains why there is nothing to choose. */
export function renderMessagePage(say: MailPreferenceWords, title: string, text: string): string {
  return renderDocument(say, title, `<p>${escapeHtml(text)}</p>`);
}

function renderChoice([preference, label, hint]: readonly [MailPreference, string, string]) {
  const hintId = `${preference}-hint`;
  return `<form method="post"><button name="preference" value="${preference}" aria-describedby="${hintId}">${escapeHtml(label)}</button><p id="${hintId}">${escapeHtml(hint)}</p></form>
`;
}

function renderDocument(say: MailPreferenceWords, title: string, content: string) {
  return `<!doctype html><html lang="${say.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${style}</style></head>
<body><main><p class="brand">Confab</p><article><h1>${escapeHtml(title)}</h1>
${content}</article></main></body></html>`;
}
