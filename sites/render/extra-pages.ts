import type { Line, Page, Section, SiteDocument } from '../document.ts';
import { sections as allSections } from '../sections/registry.ts';
import { menuPages } from '../site.ts';
import { themes } from '../themes/theme.ts';

/** Pages that no menu shows: the site's own error page, and the confirmations its forms lead to. */
export function extraPages(document: SiteDocument): Page[] {
  const { shortName, phone } = document.facts;
  const call = phone ? ` If it can't wait, call ${unbroken(phone.display)}.` : '';
  const facts = phone ? ['business.name', 'business.phone'] : ['business.name'];
  return [
    extraPage(document, '/404', {
      label: plain('Not found'),
      heading: plain('Page not found'),
      lead: plain('The link may have a typo, or the page may have moved. Try one of these pages.'),
    }),
    extraPage(document, '/thanks/contact', {
      label: plain('Message sent'),
      heading: plain('Thank you. Your message has been sent.'),
      lead: computed(`It is on its way to ${shortName}.${call}`, facts),
    }),
    extraPage(document, '/thanks/booking', {
      label: plain('Request sent'),
      heading: plain('Thank you. Your request has been sent.'),
      lead: computed(`It is on its way to ${shortName}. It is a request until ${shortName} confirms it.${call}`, facts),
    }),
  ];
}

interface Words {
  label: Line;
  heading: Line;
  lead: Line;
}

/** An opening and the way onward, in the variants of the site's other pages. */
function extraPage(document: SiteDocument, path: string, { label, heading, lead }: Words): Page {
  const onward = menuPages(document)
    .slice(0, 4)
    .map((page) => ({ action: { label: page.label, to: { kind: 'page', page: page.kind } }, text: lineAbout(page) }));
  const sections: Section[] = [
    { id: 'opening', kind: 'intro', variant: variantFor(document, 'intro'), band: 'page', props: { heading, lead, jumps: [] } },
    {
      id: 'onward',
      kind: 'onward',
      variant: variantFor(document, 'onward'),
      band: 'tint',
      props: { heading: plain('Pages of this site'), items: onward },
    },
  ];
  return {
    kind: path.startsWith('/thanks/booking') ? 'booking' : 'contact',
    path,
    label,
    title: titleFor(label, document),
    description: lead,
    sections,
  };
}

/** What a page says of itself under its heading, else its description. */
function lineAbout(page: Page): Line {
  const lead = (page.sections[0]?.props as { lead?: Line } | undefined)?.lead;
  return lead?.text && lead.text.length <= 180 ? lead : page.description;
}

/** A telephone number that stays on one line. */
function unbroken(number: string): string {
  return number.replaceAll(' ', '\u00a0').replaceAll('-', '\u2011');
}

/** With the longest form of the name that fits into 70 characters as they are written in HTML, where & takes five. */
function titleFor(label: Line, { facts }: SiteDocument): Line {
  const forms = [facts.name, facts.shortName].map((name) => `${label.text} | ${name}`);
  const fitting = forms.find((form) => form.replaceAll('&', '&amp;').length <= 70);
  return fitting ? computed(fitting, ['business.name']) : label;
}

/** The variant in use elsewhere on the site, else the theme's first choice, else any. */
function variantFor(document: SiteDocument, kind: string): string {
  const inUse = document.pages.flatMap((page) => page.sections).find((section) => section.kind === kind);
  const variant = inUse?.variant ?? themes.named(document.theme.name).variants[kind]?.[0] ?? allSections.variants(kind)[0];
  if (!variant) throw new Error(`Section kind "${kind}" has no variant.`);
  return variant;
}

function plain(text: string): Line {
  return { text, from: 'default', fields: [] };
}

function computed(text: string, fields: string[]): Line {
  return { text, from: 'computed', fields };
}
