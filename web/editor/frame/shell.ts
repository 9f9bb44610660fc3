/** Builds an element: `h('button', { type: 'button', onclick }, 'Done')`. */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> & { role?: string; dataset?: Record<string, string> } = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  const { role, dataset, ...rest } = properties;
  Object.assign(element, rest);
  if (role) element.setAttribute('role', role);
  for (const [key, value] of Object.entries(dataset ?? {})) element.dataset[key] = value;
  element.append(...children);
  return element;
}

/** A place for the editor's own controls above the page. The page's style doesn't reach them, and theirs doesn't reach the page. */
export function createShell(): ShadowRoot {
  const host = h('div', { className: 'sunup-editor' });
  document.documentElement.append(host);
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(shellCss);
  root.adoptedStyleSheets = [sheet];
  return root;
}

/** Marks texts, photos and facts on the page itself. */
export function addPageStyle(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(pageCss);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** An icon of two lines: an arrow that turns back, or its mirror image. */
export function arrowIcon(mirrored: boolean): SVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  for (const [name, value] of Object.entries({ viewBox: '0 0 24 24', width: '18', height: '18', 'aria-hidden': 'true' }))
    svg.setAttribute(name, value);
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', mirrored ? 'M15 14l5-5-5-5M20 9H9a5 5 0 000 10h3' : 'M9 14L4 9l5-5M4 9h11a5 5 0 010 10h-3');
  for (const [name, value] of Object.entries({
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': '1.8',
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  }))
    path.setAttribute(name, value);
  svg.append(path);
  return svg;
}

const pageCss = `
[data-sunup-text],[data-sunup-photo],[data-sunup-fact]{cursor:pointer;border-radius:3px;outline:1.5px dashed color-mix(in srgb,currentColor 45%,transparent);outline-offset:5px;transition:outline-color .15s}
[data-sunup-photo]{outline-color:#fff;outline-offset:-8px;outline-width:2px}
[data-sunup-fact]{outline-style:dotted}
[data-sunup-text]:is(:hover,:focus-visible),[data-sunup-photo]:is(:hover,:focus-visible),[data-sunup-fact]:is(:hover,:focus-visible){outline:2px solid #fff;box-shadow:0 0 0 5px #0b172c inset,0 0 0 4px #0b172c}
[data-sunup-text]:is(:hover,:focus-visible),[data-sunup-fact]:is(:hover,:focus-visible){box-shadow:0 0 0 8px rgb(11 23 44/.85);outline-offset:6px;border-radius:2px;background:transparent}
[data-sunup-editing]{cursor:text;outline:3px solid #ffb533!important;outline-offset:6px!important;box-shadow:0 0 0 6px #0b172c!important;border-radius:2px;min-width:2ch;min-height:1em;white-space:pre-wrap;text-transform:none!important}
[data-sunup-changed],[data-sunup-new]{outline:3px solid #ffb533;outline-offset:6px}
.sunup-quiet [data-sunup-text],.sunup-quiet [data-sunup-photo],.sunup-quiet [data-sunup-fact]{outline-color:transparent}
::highlight(sunup-claim){text-decoration:underline wavy #f2930c 2px}
`;

const shellCss = `
:host{all:initial}
*{box-sizing:border-box;margin:0}
.layer{position:absolute;z-index:2147483647;font:500 14px/1.35 "Hanken Grotesk",system-ui,sans-serif;color:#0b172c}
.chip{padding:3px 8px;border-radius:4px;background:#0b172c;color:#fff;font-weight:600;font-size:13px;white-space:nowrap;pointer-events:none}
.chip span{font-weight:400;opacity:.85;margin-left:6px}
.number{display:grid;place-items:center;min-width:26px;height:26px;translate:-60% -50%;border-radius:13px;background:#0b172c;color:#fff;font-weight:700;pointer-events:none}
.bar{display:flex;align-items:center;gap:4px;padding:6px 8px;border-radius:10px;background:#0b172c;color:#fff;box-shadow:0 8px 24px rgb(11 23 44/.35)}
.bar b{margin:0 2px 0 8px;padding-left:10px;border-left:1px solid rgb(255 255 255/.3);font-weight:650}
.bar .count{min-width:76px;margin-right:8px;font-variant-numeric:tabular-nums}
.bar .over{color:#ff9b7d;font-weight:650}
button{display:inline-grid;place-items:center;min-height:36px;min-width:36px;padding:0 12px;border:0;border-radius:7px;background:none;color:inherit;font:inherit;font-weight:650;cursor:pointer}
button:disabled{opacity:.4;cursor:default}
button:focus-visible{outline:2px solid #ffb533;outline-offset:2px}
.icon{padding:0}
.done{background:#ffb533;color:#0b172c}
.hint{max-width:300px;padding:14px;border-radius:10px;background:#fff;box-shadow:0 10px 30px rgb(11 23 44/.35)}
.hint p b{font-weight:700}
.hint div{display:flex;gap:8px;margin-top:10px}
.hint .first{background:#0b172c;color:#fff}
.hint .second{border:1.5px solid #7a8295}
.headlines{width:min(400px,calc(100vw - 16px));padding:12px 14px 14px;border-radius:10px;background:#fff;box-shadow:0 10px 30px rgb(11 23 44/.35)}
.headlines p{font-weight:650}
.headlines button{display:flex;justify-content:space-between;align-items:center;gap:12px;width:100%;margin-top:6px;padding:6px 12px;border:1.5px solid #7a8295;text-align:left;line-height:1.3}
.headlines button[aria-pressed=true]{border-color:#0b172c;background:#fff1d6}
.headlines button:hover{border-color:#0b172c}
.headlines small{flex:none;font-size:13px;font-weight:400}
.error{margin-top:8px;color:#a3320b;font-weight:600}
.sheet{position:fixed;z-index:2147483647;left:0;right:0;bottom:0;padding:10px 14px calc(10px + env(safe-area-inset-bottom));border-radius:16px 16px 0 0;background:#fff;box-shadow:0 -8px 30px rgb(11 23 44/.3);font:500 15px/1.35 "Hanken Grotesk",system-ui,sans-serif;color:#0b172c}
.sheet .row{display:flex;align-items:center;gap:6px}
.sheet button{min-height:44px;min-width:44px}
.sheet .done{margin-left:auto;padding:0 24px;background:#0b172c;color:#fff}
.sheet .what{margin-left:8px}
.sheet .what b{display:block;font-weight:700}
.sheet .over{color:#a3320b;font-weight:650}
.sheet .claim{display:flex;align-items:center;gap:8px;padding-bottom:10px;margin-bottom:10px;border-bottom:1px solid #d9d5cc}
.sheet .claim p{flex:1}
.sheet .headlines{width:auto;max-height:40vh;padding:0 2px 24px;border-radius:0;box-shadow:none;overflow-y:auto;mask-image:linear-gradient(#000 calc(100% - 24px),transparent)}
.sheet .first{border:1.5px solid #7a8295}
.vh{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
`;
