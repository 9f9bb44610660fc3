import type { LocalBusiness, OfferCatalog } from 'schema-dts';
import { isMapLink, pointOf } from '../addresses/map-links.ts';
import { stateCode } from '../addresses/us-states.ts';
import type { Facts, Page, SiteDocument, Week } from '../document/document.ts';
import { factsOfLocation, placeId, placeNames } from '../document/places.ts';
import { businessTypes } from '../kinds/schema-types.ts';
import { spanLabel, weekRuns } from '../labels/hours.ts';
import type { Language } from '../language/language.ts';
import { isNameOnly } from '../language/name-only.ts';
import { capital } from '../language/phrases.ts';
import { addressLine } from '../sections/site.ts';
import { paymentWay } from '../writer/material/payments.ts';
import { absolute } from './head.ts';
import { openingHours } from './opening-hours.ts';
import { profilesIn } from './profiles.ts';
import type { Shows } from './visible-words.ts';

export interface BusinessRequest {
  document: SiteDocument;
  origin: string;
  /** What the page shows. Facts that it doesn't show are left out. */
  shows: Shows;
  /** Prices of the page, if it has any. */
  catalog: OfferCatalog | undefined;
  priceRange: string | undefined;
}

/** The business for structured data: of its facts, those that the page shows. */
export function businessNode({ document, origin, shows, catalog, priceRange }: BusinessRequest): LocalBusiness {
  const { facts, trade, logo, language } = document;
  const logoFile = logo.kind === 'photo' ? logo.photo.variants.at(-1) : undefined;
  // A town and a state are an address, though not one to visit.
  const { telephone, address, hours } = placeFacts(
    { ...facts, address: { city: facts.city, state: facts.state, ...facts.address } },
    shows,
    language,
  );
  const email = facts.email && shows(facts.email) ? facts.email : undefined;
  const links = shownLinks(document);
  // Some of the ways to pay would contradict the page that shows them all.
  const payments = allShown(
    facts.payments.map((way) => paymentWay(way, language)),
    shows,
  );
  const node = {
    '@type': businessTypes(trade.schemaType),
    '@id': `${absolute(origin, '/')}#business`,
    name: facts.name,
    url: absolute(origin, '/'),
    image: absolute(origin, '/social.jpg'),
    logo: absolute(origin, logoFile ? `/img/${logoFile.hash}.${logoFile.format}` : '/apple-touch-icon.png'),
    description: facts.description,
    ...telephone,
    ...(email && { email }),
    ...address,
    ...(address.address?.streetAddress && facts.premises && onTheMap(facts, links, shows)),
    ...some('areaServed', facts.serviceArea.filter(shows).map(placeNode)),
    ...hours,
    ...(facts.founded && shows(String(facts.founded)) && { foundingDate: String(facts.founded) }),
    ...some('knowsLanguage', allShown(facts.languages.filter(isNameOnly), shows)),
    ...some('hasCredential', facts.licences.filter((license) => isCredential(license) && showsParts(license, shows)).map(credentialNode)),
    ...some(
      'memberOf',
      facts.memberships.filter(shows).map((name) => ({ '@type': 'Organization', name })),
    ),
    ...some('award', facts.awards.filter(shows)),
    ...some('sameAs', profilesIn(links)),
    ...(payments.length > 0 && { paymentAccepted: capital(payments.join(', ')) }),
    ...(priceRange && { priceRange }),
    ...((priceRange || payments.length > 0) && { currenciesAccepted: 'USD' }),
    ...(catalog && { hasOfferCatalog: catalog }),
  };
  // The type's name comes from a trade or family as a string. Tests compare those with schema.org's.
  return node as LocalBusiness;
}

/** Each other place that a page shows, as a branch of the business. */
export function placeNodes(
  { document, origin, shows }: Pick<BusinessRequest, 'document' | 'origin' | 'shows'>,
  page: Page,
): LocalBusiness[] {
  const { facts, trade, language } = document;
  const shownPlaces = new Set(page.sections.flatMap(({ place }) => (place === undefined ? [] : [place])));
  const names = placeNames(facts);
  return [...shownPlaces].flatMap((index) => {
    const own = factsOfLocation(facts, index);
    const { telephone, address, hours } = placeFacts(own, shows, language);
    if (!address.address?.streetAddress) return [];
    const node = {
      '@type': businessTypes(trade.schemaType),
      '@id': `${absolute(origin, '/')}#${placeId(index)}`,
      name: [facts.name, names[index + 1]].filter(Boolean).join(', '),
      url: absolute(origin, page.path),
      image: absolute(origin, '/social.jpg'),
      parentOrganization: { '@id': `${absolute(origin, '/')}#business` },
      ...telephone,
      ...address,
      ...onTheMap(own, [], shows),
      ...hours,
    };
    return [node as LocalBusiness];
  });
}

/** What a page shows of a place, by the keys of structured data. */
function placeFacts({ phone, address, hours }: Pick<Facts, 'phone' | 'address' | 'hours'>, shows: Shows, language: Language) {
  const shown = (value: string | undefined) => (value && shows(value) ? value : undefined);
  const telephone = shown(phone?.href.replace(/^tel:/, ''));
  const postal = postalAddress(address ?? {}, shown);
  return {
    telephone: telephone ? { telephone } : {},
    address: postal ? { address: postal } : {},
    hours: hours && showsHours(hours, shows, language) ? { openingHoursSpecification: openingHours(hours) } : {},
  };
}

/** The owner's links that the site shows: in the list of its contact page, else in every footer. */
function shownLinks({ facts, pages }: SiteDocument): string[] {
  if (!pages.some(({ kind }) => kind === 'contact')) return facts.links;
  const sectionsJson = JSON.stringify(pages.flatMap(({ sections }) => sections.map(({ props }) => props)));
  return facts.links.filter((href) => sectionsJson.includes(JSON.stringify(href)));
}

/** The list if the page shows all of it. */
function allShown(list: string[], shows: Shows): string[] {
  return list.every(shows) ? list : [];
}

function some<T>(name: string, list: T[]): Record<string, T[]> {
  return list.length > 0 ? { [name]: list } : {};
}

function postalAddress(address: Partial<NonNullable<Facts['address']>>, shown: (value: string | undefined) => string | undefined) {
  const parts = {
    streetAddress: shown(address.street),
    addressLocality: shown(address.city),
    addressRegion: shown(address.state),
    postalCode: shown(address.zip),
  };
  const filled = Object.entries(parts).filter(([, value]) => value);
  return filled.length > 0
    ? { '@type': 'PostalAddress', ...(Object.fromEntries(filled) as Partial<typeof parts>), addressCountry: 'US' }
    : undefined;
}

/**
 * A map with the address, and its coordinates if the owner's own map link names them. We look none up: no other service
 * learns of a site, and the middle of a town isn't where a business is.
 */
function onTheMap(facts: Facts, links: string[], shows: Shows) {
  const maps = links.filter(isMapLink);
  const points = new Map(maps.flatMap((href) => pointOf(href) ?? []).map((point) => [`${point.latitude} ${point.longitude}`, point]));
  const [point] = points.values();
  const address = addressLine(facts);
  const search = address.split(', ').every(shows)
    ? `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`
    : undefined;
  const hasMap = maps[0] ?? search;
  return {
    ...(hasMap && { hasMap }),
    // Two points are two places, and one of them isn't at this address.
    ...(point && points.size === 1 && { geo: { '@type': 'GeoCoordinates', ...point } }),
  };
}

/** Words of names that aren't a town's: 'North Raleigh' and 'the Triangle' may be anything. */
const notATown =
  /^(?:north|south|east|west|central|downtown|uptown|midtown|old|greater|inner|upper|lower|the|all|most|parts?)\b|\b(?:area|areas|metro|region|district|neighborhoods?|suburbs?|valley|triangle|triad|corridor|coast|islands?|mountains?|side|zona|condados?)$/i;

/** A place served, with its kind. The owner is asked for towns, so a name that isn't a state or a county is mostly one. */
function placeNode(name: string) {
  // 'New York' is a town or a state: an area with an administration of its own either way.
  if (/\b(?:county|parish|borough)$|^condado\b|^(?:new york|washington)$/i.test(name)) return { '@type': 'AdministrativeArea', name };
  if (stateCode(name)) return { '@type': 'State', name };
  return { '@type': /^\p{Lu}/u.test(name) && !notATown.test(name) ? 'City' : 'Place', name };
}

/** 'Licensed and insured' is a claim, and 'Bonded' a contract: neither is a credential with a name. */
function isCredential(license: string): boolean {
  return !/\b(?:insured|insurance|bonded|asegurad[oa]s?|afianzad[oa]s?)\b/i.test(license) && /\s/.test(license);
}

const licenseWord = /\b(?:licen[sc]e|lic\.?|licencia|registration|permit)\b/i;

function credentialNode(name: string) {
  const credentialCategory = licenseWord.test(name) ? 'license' : undefined;
  return { '@type': 'EducationalOccupationalCredential', name, ...(credentialCategory && { credentialCategory }) };
}

/** Whether a page shows a license, whole or with its number in a heading of its own. */
function showsParts(license: string, shows: Shows): boolean {
  return shows(license) || license.split(/,\s*/).every(shows);
}

function showsHours(week: Week, shows: Shows, language: Language): boolean {
  const spans = weekRuns(week).flatMap((run) => run.spans);
  return spans.length > 0 && spans.every((span) => shows(spanLabel(span, language)));
}
