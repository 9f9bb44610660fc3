import { HtmlValidate, type ResolvedConfig, StaticConfigLoader } from 'html-validate';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** A page as a crawler without script reads it. */
export interface ReadPage {
  path: string;
  status: number;
  html: string;
  title: string;
  meta: Map<string, string>;
  canonical: string[];
  mainHeadings: string[];
  structured: unknown[];
  /** Text of the whole body, navigation and footer too, without scripts and drawings. */
  bodyText: string;
}

/** Paths that the sitemap lists. */
export async function sitemapPaths(origin: string): Promise<string[]> {
  const text = await (await fetch(`${origin}/sitemap.xml`)).text();
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => {
    const { origin: listed, pathname } = new URL(url ?? '');
    if (listed !== origin) throw new Error(`The sitemap of ${origin} lists ${url}.`);
    return pathname;
  });
}

export async function readPage(origin: string, path: string): Promise<ReadPage> {
  const response = await fetch(origin + path, { redirect: 'manual' });
  const html = await response.text();
  const elements = elementsIn(parse(html));
  const named = (name: string) => elements.filter(({ tagName }) => tagName === name);
  return {
    path,
    status: response.status,
    html,
    title: named('title').map(textOf).join(''),
    meta: new Map(
      named('meta').map((meta) => [attribute(meta, 'name') ?? attribute(meta, 'property') ?? '', attribute(meta, 'content') ?? '']),
    ),
    canonical: named('link').flatMap((link) => (attribute(link, 'rel') === 'canonical' ? [attribute(link, 'href') ?? ''] : [])),
    mainHeadings: named('h1').map(textOf),
    structured: named('script').flatMap((script) =>
      attribute(script, 'type') === 'application/ld+json' ? [JSON.parse(textOf(script))] : [],
    ),
    bodyText: named('body').map(visibleText).join(''),
  };
}

/** Resolves the configuration once: doing it for every page costs more than reading the page. */
class KeptConfig extends StaticConfigLoader {
  #resolved: ResolvedConfig | Promise<ResolvedConfig> | undefined;

  override getConfigFor(): ResolvedConfig | Promise<ResolvedConfig> {
    this.#resolved ??= super.getConfigFor('');
    return this.#resolved;
  }
}

let validator: HtmlValidate | undefined;

/** What the HTML standard forbids in a page; matters of style, such as slashes in void elements, are React's. */
export function htmlErrors({ html }: ReadPage): string[] {
  validator ??= new HtmlValidate(new KeptConfig({ extends: ['html-validate:standard'], elements: ['html5'] }));
  const lean = html.replace(/ d="[^"]*"/g, ' d=""');
  return validator
    .validateStringSync(lean)
    .results.flatMap(({ messages }) =>
      messages
        .filter(({ severity }) => severity === 2)
        .map(({ ruleId, message, offset }) => `${ruleId}: ${message} (near "${lean.slice(Math.max(0, offset - 40), offset + 60)}")`),
    );
}

function elementsIn(node: Node): Element[] {
  const own = 'tagName' in node ? [node] : [];
  return [...own, ...('childNodes' in node ? node.childNodes.flatMap(elementsIn) : [])];
}

function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((one) => one.name === name)?.value;
}

function textOf(node: Node): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

function visibleText(node: Node): string {
  if ('tagName' in node && ['script', 'style', 'svg', 'template', 'noscript'].includes(node.tagName)) return ' ';
  if (node.nodeName === '#comment') return '';
  if ('value' in node) return node.value;
  return 'childNodes' in node ? ` ${node.childNodes.map(visibleText).join('')} ` : '';
}
