import type { Line, Page, Section, SiteDocument } from '../document/document.ts';
import { siteWords } from '../labels/site-words.ts';
import { sections as allSections } from '../sections/registry.ts';
import { menuPages } from '../sections/site.ts';
import { themes } from '../themes/theme.ts';

/** Pages that no menu shows: the site's own error page, and the confirmations its forms lead to. */
export function extraPages(document: SiteDocument): Page[] {
  const { phone } = document.facts;
  const { at } = siteWords[document.language];
  const call = phone ? [at.callInstead(unbroken(phone.display))] : [];
  const sent = (...sentences: string[]) => {
    const text = [...sentences, ...call].join(' ');
    return phone ? computed(text, ['business.phone']) : plain(text);
  };
  return [
    extraPage(document, '/404', { label: plain(at.notFound.label), heading: plain(at.notFound.heading), lead: plain(at.notFound.lead) }),
    extraPage(document, '/thanks/contact', {
      label: plain(at.messageSent.label),
      heading: plain(at.messageSent.heading),
      lead: sent(at.onItsWay),
    }),
    extraPage(document, '/thanks/booking', {
      label: plain(at.requestSent.label),
      heading: plain(at.requestSent.heading),
      lead: sent(at.onItsWay, at.untilConfirmed),
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
  const onward = menuPages(document).map((page) => ({ action: { label: page.label, to: { kind: 'page', page: page.kind } } }));
  const sections: Section[] = [
    { id: 'opening', kind: 'intro', variant: variantFor(document, 'intro'), band: 'page', props: { heading, lead, jumps: [] } },
    {
      id: 'onward',
      kind: 'onward',
      variant: variantFor(document, 'onward'),
      band: 'tint',
      props: { heading: plain(siteWords[document.language].at.sitePages), items: onward },
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
