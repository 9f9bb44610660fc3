import { HtmlValidate, type ResolvedConfig, StaticConfigLoader } from 'html-validate';

/** Resolves the configuration once: doing it for every page costs more than reading the page. */
class CachedConfig extends StaticConfigLoader {
  #resolved: ResolvedConfig | Promise<ResolvedConfig> | undefined;

  override getConfigFor(): ResolvedConfig | Promise<ResolvedConfig> {
    this.#resolved ??= super.getConfigFor('');
    return this.#resolved;
  }
}

const validator = new HtmlValidate(new CachedConfig({ extends: ['html-validate:recommended'], elements: ['html5'] }));

/** What html-validate's recommended rules find in a page of a customer's site, as 'rule: message (near "source")'. */
export function siteHtmlErrors(html: string): string[] {
  return errorsIn(lean(html));
}

const shown = new Set<string>();

/**
 * The same for one of many pages that share their sections. A header, section or footer whose markup an earlier page had is
 * validated as an outline: its headings, landmarks and IDs, which have to fit the rest of the page.
 */
export function newHtmlErrors(html: string): string[] {
  const page = lean(html).replace(/<(header|section|footer)[ >].*?<\/\1>/gs, (part) => {
    const shape = shapeOf(part);
    if (shown.has(shape)) return outlineOf(part);
    shown.add(shape);
    return part;
  });
  return errorsIn(page);
}

/** No rule reads the style's text, the outlines of drawings, or structured data. Without them it takes half the time. */
function lean(html: string): string {
  return html
    .replace(/<style>.*?<\/style>/gs, '<style></style>')
    .replace(/ d="[^"]*"/g, ' d=""')
    .replace(/(<script type="application\/ld\+json">).*?(<\/script>)/gs, '$1{}$2');
}

/** The markup with `x` for any words, `0` for any number, and addresses and measures without what no rule reads. */
function shapeOf(part: string): string {
  return part
    .replace(/>[^<]+</g, (text) =>
      text
        .replace(/&(?:amp|lt|gt|quot|#x27);|\p{L}+/gu, 'x')
        .replace(/\d+/g, '0')
        .replace(/[x0](?:[ ,.:;'’?!]*[x0])+/g, 'x'),
    )
    .replace(/ (alt|fill|stroke|viewBox|width|height|x|y|cx|cy|r|transform|points)="[^"]+"/g, ' $1="0"')
    .replace(/ (src|href)="(\/|https:\/\/)[^"]*"/g, ' $1="$2"');
}

function outlineOf(part: string): string {
  const [opening = ''] = /^<[^>]*>/.exec(part) ?? [];
  const marks = part.slice(opening.length).matchAll(/<(h[1-6])[ >]|<\/?(?:nav|aside)\b[^>]*>| id="[^"]*"/g);
  const outline = [...marks].map(([mark, heading]) => {
    if (heading) return `<${heading}>x</${heading}>`;
    return mark.startsWith('<') ? mark : `<span${mark}></span>`;
  });
  return `${opening}${outline.join('')}${part.slice(part.lastIndexOf('</'))}`;
}

function errorsIn(html: string): string[] {
  return validator
    .validateStringSync(html)
    .results.flatMap(({ messages }) => messages)
    .filter(({ severity }) => severity === 2)
    .map(({ ruleId, message, offset }) => `${ruleId}: ${message} (near "${html.slice(Math.max(0, offset - 30), offset + 40)}")`);
}
