import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Page, Section, SiteDocument } from './document.ts';
import { sectionSchema, sectionVariant } from './sections/registry.ts';
import type { Site } from './site.ts';
import baseCss from './themes/base.css?raw';
import { themeCss, themeNamed } from './themes/theme.ts';

/** Renders a page's HTML. Minimal shell; head, structured data and files are added by the render room. */
export function renderPage(document: SiteDocument, page: Page, files: Map<string, string>): string {
  let counter = 0;
  const site: Site = {
    document,
    facts: document.facts,
    page,
    nextId: () => `d${counter++}`,
    addFile: (body) => {
      const path = `/art/${createHash('sha256').update(body).digest('hex').slice(0, 16)}.svg`;
      files.set(path, body);
      return path;
    },
  };
  const shell: Section[] = [
    { id: 'header', kind: 'header', variant: document.theme.header, band: 'page', props: {} },
    { id: 'footer', kind: 'footer', variant: document.theme.footer, band: 'page', props: {} },
  ];
  const used = [...page.sections, ...shell];
  const css = [...new Set(used.map((section) => sectionVariant(section.kind, section.variant).css))].join('\n');
  const view = (section: Section) => {
    const { View } = sectionVariant(section.kind, section.variant);
    const props = sectionSchema(section.kind).parse(section.props);
    return <View key={section.id} props={props as never} section={section} site={site} />;
  };
  const body = renderToStaticMarkup(
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      {shell[0] && view(shell[0])}
      <main id="main">{page.sections.map(view)}</main>
      {shell[1] && view(shell[1])}
    </>,
  );
  const style = `@layer base,theme,sections;@layer base{${baseCss}}@layer theme{${themeCss(themeNamed(document.theme.name), document.theme)}}@layer sections{${css}}`;
  return `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${page.title.text}</title><style>${style}</style></head><body class="theme-${document.theme.name}">${body}</body></html>`;
}
