/**
 * The styles of the button and the panel. They are a constructed style sheet, which every content security policy
 * allows, in a shadow root, which the host page's styles do not reach.
 */
export const embedStyles = `
:host{all:initial;--confab-accent:#b8431a;--confab-on-accent:#fff}
*{box-sizing:border-box}
.launcher{position:fixed;bottom:max(1.25rem,env(safe-area-inset-bottom));z-index:2147483001;display:grid;place-items:center;width:3.5rem;height:3.5rem;padding:0;border:0;border-radius:50%;background:var(--confab-accent);color:var(--confab-on-accent);box-shadow:0 2px 6px rgb(0 0 0/20%),0 8px 28px rgb(0 0 0/22%);cursor:pointer;transition:transform .15s ease-out}
.launcher:hover{transform:scale(1.05)}
.launcher:focus-visible{outline:3px solid var(--confab-accent);outline-offset:3px}
.launcher svg{width:1.625rem;height:1.625rem;fill:none;stroke:currentColor;stroke-width:1.9;stroke-linecap:round;stroke-linejoin:round}
.panel{position:fixed;bottom:max(5.5rem,calc(env(safe-area-inset-bottom) + 4.25rem));z-index:2147483000;display:flex;flex-direction:column;width:min(24.5rem,calc(100vw - 2rem));height:min(41rem,calc(100dvh - 7rem));overflow:hidden;border-radius:1rem;background:Canvas;box-shadow:0 0 0 1px rgb(0 0 0/10%),0 16px 48px rgb(0 0 0/28%);animation:rise .16s ease-out}
.panel[hidden]{display:none}
.right{right:max(1.25rem,env(safe-area-inset-right))}
.left{left:max(1.25rem,env(safe-area-inset-left))}
iframe{flex:1;width:100%;min-height:0;border:0;color-scheme:normal}
.lost{display:flex;flex-wrap:wrap;gap:.25rem .75rem;padding:.75rem 1rem max(.75rem,env(safe-area-inset-bottom));background:Canvas;color:CanvasText;font:14px/1.4 system-ui,sans-serif}
.lost a{color:LinkText}
.lost button{padding:.25rem .75rem;font:inherit}
@keyframes rise{from{opacity:0;transform:translateY(.75rem)}}
@media (max-width:30rem){.panel{inset:0;width:100%;height:100dvh;border-radius:0}.covered{display:none}}
@media (prefers-reduced-motion:reduce){.panel,.launcher{animation:none;transition:none}}
@media print{.panel,.launcher{display:none}}
`;
