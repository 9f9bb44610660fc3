import { truncate } from '../../../text/truncate.ts';
import { pointOf } from '../../addresses/map-links.ts';
import { dayNames, type Week } from '../../document/document.ts';
import { dayLabel, spanLabel, weekRuns } from '../../labels/hours.ts';
import { siteWords } from '../../labels/site-words.ts';
import type { Language } from '../../language/language.ts';
import { isAnswer } from '../../render/is-answer.ts';
import { profilesIn } from '../../render/profiles.ts';
import type { Check, Subject } from '../check.ts';
import { finding } from '../check.ts';
import { attribute, type Element, isWithin, type ParsedPage, visibleText } from '../parsed-page.ts';

/**
 * Structured data is one readable graph of facts that people can see on the same page. Profiles, maps and coordinates are those
 * of the site's links.
 */
export const structuredData: Check = {
  key: 'structured-data',
  label: 'Structured data',
  run(subject) {
    const links = subject.pages.flatMap(({ elements }) => elements.flatMap((element) => linkOf(element) ?? []));
    return finding(
      subject.pages.flatMap((page) => problemsOf(page, subject, links).map((problem) => `${page.path}: ${problem}`)),
      'Structured data is valid and matches the pages.',
      'Errors in the structured data',
    );
  },
};

type Json = Record<string, unknown>;

const refused = ['aggregateRating', 'review', 'ratingValue'];

function linkOf(element: Element): string | undefined {
  const href = element.tagName === 'a' ? attribute(element, 'href') : undefined;
  return href && URL.canParse(href) ? href : undefined;
}

function problemsOf(page: ParsedPage, { document, files }: Subject, links: string[]): string[] {
  const { language } = document;
  const blocks = page.elements.filter((element) => element.tagName === 'script' && attribute(element, 'type') === 'application/ld+json');
  if (blocks.length !== (page.indexed ? 1 : 0)) return [`${blocks.length} blocks of structured data`];
  const [block] = blocks;
  const [content] = block?.childNodes ?? [];
  if (!content) return [];
  let data: Json;
  try {
    data = JSON.parse('value' in content ? content.value : '') as Json;
  } catch {
    return ['structured data is not valid JSON'];
  }
  const nodes = data['@graph'];
  if (data['@context'] !== 'https://schema.org' || !Array.isArray(nodes)) return ['structured data is not one graph of schema.org'];
  const objects = objectsIn(nodes);
  const seen = { words: page.text.toLowerCase(), digits: page.text.replace(/\D/g, ''), plainNumbers: page.text.replaceAll(',', '') };
  return [
    ...shapeProblems(nodes as Json[], objects),
    ...objects.flatMap((object) => unseen(object, seen)),
    ...objects.flatMap((object) => linkProblems(object, seen, links)),
    ...objects.flatMap((object) => questionProblems(object)),
    ...languageProblems(nodes as Json[], page),
    ...['image', 'logo'].flatMap((key) => fileProblems(key, objects, files)),
    ...hourProblems(nodes as Json[], page, seen, language),
  ];
}

function objectsIn(value: unknown): Json[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Json, ...Object.values(value).flatMap(objectsIn)];
}

function shapeProblems(nodes: Json[], objects: Json[]): string[] {
  const ids = nodes.map((node) => node['@id']);
  const references = objects.filter((object) => Object.keys(object).length === 1 && '@id' in object).map((object) => object['@id']);
  return [
    ...ids
      .filter((id, index) => typeof id !== 'string' || ids.indexOf(id) < index)
      .map((id) => `a node has no id of its own (${id ?? 'none'})`),
    ...references
      .filter((id) => !objects.some((object) => object['@id'] === id && Object.keys(object).length > 1))
      .map((id) => `nothing has the id ${id}`),
    ...objects.filter((object) => !('@type' in object) && !('@id' in object)).map(() => 'a part has no type'),
    ...refused.filter((key) => objects.some((object) => key in object)).map((key) => `${key} is never ours to state`),
    ...objects
      .filter((object) => /review|rating/i.test(String(object['@type'])))
      .map((object) => `${object['@type']} is never ours to state`),
  ];
}

/** A page's visible text, made ready for looking things up. */
interface Seen {
  words: string;
  digits: string;
  plainNumbers: string;
}

/** Facts of a node that the page does not show. */
function unseen(object: Json, seen: Seen): string[] {
  const missing: string[] = [];
  const { telephone, email } = object;
  if (typeof telephone === 'string' && !seen.digits.includes(telephone.replace(/\D/g, '').slice(-10)))
    missing.push(`telephone ${telephone}`);
  if (typeof email === 'string' && !contains(seen, email)) missing.push(`email ${email}`);
  for (const key of ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode']) {
    const value = object[key];
    if (typeof value === 'string' && !contains(seen, value)) missing.push(`${key} "${value}"`);
  }
  for (const [key, words] of stated(object)) if (!contains(seen, words)) missing.push(`${key} "${words}"`);
  for (const key of ['price', 'minPrice', 'maxPrice']) {
    const value = object[key];
    if (value !== undefined && !seen.plainNumbers.includes(`$${value}`)) missing.push(`${key} ${value}`);
  }
  if (object['@type'] === 'Question' || object['@type'] === 'Answer') {
    const words = String(object.name ?? object.text);
    if (!contains(seen, words)) missing.push(`${object['@type'].toLowerCase()} "${truncate(words, 40)}"`);
  }
  return missing.map((fact) => `${fact} is not visible on the page`);
}

/** Facts that a node states in words, each by its key. What a page may show in two places, such as a license, is two. */
function stated(object: Json): [key: string, words: string][] {
  const texts = (key: string, split?: RegExp) =>
    listOf(object[key])
      .map((value) => String(value && typeof value === 'object' ? (value as Json).name : value))
      .flatMap((words) => (split ? words.split(split) : [words]))
      .map((words): [string, string] => [key, words]);
  return [
    ...['areaServed', 'award', 'foundingDate', 'knowsLanguage', 'memberOf'].flatMap((key) => texts(key)),
    ...texts('hasCredential', /,\s*/),
    ...texts('paymentAccepted', /,\s*/),
    ...texts('priceRange', /–|\+$/).filter(([, words]) => words),
  ];
}

function listOf(value: unknown): unknown[] {
  return value === undefined ? [] : [value].flat();
}

/** Profiles, maps and coordinates that no link of the site has. */
function linkProblems({ sameAs, hasMap, geo }: Json, seen: Seen, links: string[]): string[] {
  const named = listOf(sameAs);
  const profiles = named.length > 0 ? profilesIn(links) : [];
  const strangers = named.filter((profile) => !profiles.includes(String(profile)));
  return [
    ...strangers.map((profile) => `${profile} is linked nowhere on the site`),
    ...(typeof hasMap === 'string' && !links.includes(hasMap) && !isMapOfVisible(hasMap, seen)
      ? [`the map ${hasMap} isn’t of the address`]
      : []),
    ...(geo ? unlinkedPoint(geo as Json, links) : []),
  ];
}

function unlinkedPoint({ latitude, longitude }: Json, links: string[]): string[] {
  const isLinked = links.map(pointOf).some((point) => point?.latitude === latitude && point?.longitude === longitude);
  return latitude === undefined || !isLinked ? [`no map link has the point ${latitude}, ${longitude}`] : [];
}

/** A search on a map for words that the page shows. */
function isMapOfVisible(href: string, seen: Seen): boolean {
  const query = new URL(href).searchParams.get('query') ?? '';
  return query !== '' && query.split(', ').every((part) => contains(seen, part));
}

function questionProblems(object: Json): string[] {
  const { name, acceptedAnswer } = object;
  const text = (acceptedAnswer as Json | undefined)?.text;
  if (object['@type'] !== 'Question' || isAnswer(String(name), String(text))) return [];
  return [`"${truncate(String(text), 40)}" is no answer`];
}

/** The page and the site are in the language that the page says it is in. */
function languageProblems(nodes: Json[], page: ParsedPage): string[] {
  const html = page.elements.find((element) => element.tagName === 'html');
  const language = html && attribute(html, 'lang');
  return nodes
    .filter((node) => /Page$|^WebSite$/.test(String(node['@type'])) && node.inLanguage !== language)
    .map((node) => `${node['@type']} is in ${node.inLanguage ?? 'no language'}, the page in ${language}`);
}

function fileProblems(key: string, objects: Json[], files: Subject['files']): string[] {
  return objects
    .flatMap((object) => listOf(object[key]))
    .filter((url) => !files.has(new URL(String(url)).pathname))
    .map((url) => `${key} ${url} is no file of the site`);
}

function contains(seen: Seen, words: string): boolean {
  return seen.words.includes(words.replaceAll('\u2011', '-').replace(/\s+/g, ' ').trim().toLowerCase());
}

/** Hours of each place in the data against every table of its hours on the page; without a table, against the runs of days in words. */
function hourProblems(nodes: Json[], page: ParsedPage, seen: Seen, language: Language): string[] {
  const rows = page.elements.filter(({ tagName }) => tagName === 'tr');
  return nodes.flatMap((node) => {
    const place = /#(place-\d+)$/.exec(String(node['@id']))?.[1];
    // What's in no section of another place is the first one's.
    const isOfPlace = (element: Element) => {
      const other = attribute(element, 'data-place');
      return other !== undefined && (place === undefined || other === place);
    };
    const own = rows.filter((row) => isWithin(row, isOfPlace) === (place !== undefined));
    return weekProblems(listOf(node.openingHoursSpecification) as Json[], own, seen, language);
  });
}

function weekProblems(specifications: Json[], tableRows: Element[], seen: Seen, language: Language): string[] {
  if (specifications.length === 0) return [];
  const words = siteWords[language];
  const week = weekOf(specifications);
  const rows = tableRows
    .map((row) => row.childNodes.flatMap((cell) => ('tagName' in cell ? [visibleText(cell)] : [])))
    .flatMap(([head = '', cell = '']) => {
      const day = dayNames.find((name) => head === words.days[name] || head === words.shortDays[name]);
      return day ? [{ day, cell }] : [];
    });
  if (rows.length > 0) {
    return rows
      .filter(({ day, cell }) => !sameWords(cell, hoursWords(week, day, language)))
      .map(({ day, cell }) => `${dayLabel(day)} reads "${cell}" but the data says "${hoursWords(week, day, language)}"`);
  }
  return weekRuns(week)
    .flatMap((run) => run.spans)
    .filter((span) => !contains(seen, spanLabel(span, language)))
    .map((span) => `opening hours ${spanLabel(span)} are not visible on the page`);
}

/** Spans may be in blocks of their own, without a space between them. */
function sameWords(one: string, other: string): boolean {
  return one.replaceAll(' ', '') === other.replaceAll(' ', '');
}

function hoursWords(week: Week, day: (typeof dayNames)[number], language: Language): string {
  const spans = week[day] ?? [];
  return spans.length ? spans.map((span) => spanLabel(span, language)).join(' ') : siteWords[language].closed;
}

function weekOf(specifications: Json[]): Week {
  const week = Object.fromEntries(dayNames.map((day) => [day, [] as [string, string][]])) as Week;
  for (const { dayOfWeek, opens, closes } of specifications) {
    for (const day of dayNames) {
      const close = closes === '23:59' ? '24:00' : String(closes);
      if (Array.isArray(dayOfWeek) && dayOfWeek.includes(dayLabel(day))) week[day]?.push([String(opens), close]);
    }
  }
  for (const day of dayNames) week[day]?.sort(([a], [b]) => a.localeCompare(b));
  return week;
}
