import { sectionInfo } from '../../sites/sections/info.ts';
import { withoutEnd } from '../../text/text-end.ts';
import { truncate } from '../../text/truncate.ts';

/** Labels for parts of a section's props. */
const parts: Record<string, string> = {
  action: 'Link',
  actions: 'Button',
  address: 'Address line',
  ask: 'Button',
  before: 'Before the visit',
  beforeCaption: '“Before” caption',
  blocks: 'Block',
  days: 'Day',
  directions: 'Directions link',
  eyebrow: 'Line above the headline',
  facts: 'Fact',
  filters: 'Filter',
  groups: 'Group',
  jumps: 'Jump link',
  lead: 'Introduction',
  more: '“More” link',
  paragraphs: 'Paragraph',
  parts: 'Part',
  places: 'Place',
  related: 'Link to a related post',
  submit: 'Button',
  term: 'Heading',
  ways: 'Way',
};

/** A section's name: 'Services: Drain cleaning, Water heaters'. `props` are those of its kind. */
export function sectionName(kind: string, props: unknown): string {
  const name = sectionInfo(kind)?.label ?? sentence(kind);
  const excerpt = excerptOf(props);
  return excerpt && excerpt.toLowerCase() !== name.toLowerCase() ? `${name}: ${excerpt}` : name;
}

/** The label of a section's text, by its path: `items.1.text` of services → 'Service 2, text'. */
export function textLabel(kind: string, path: string): string {
  const [, group, entry, part] = /^(?:groups\.(\d+)\.)?items\.(\d+)\.(question|answer)$/.exec(path) ?? [];
  if (entry && part) return sentence(`${Number(group ?? 0) > 0 ? `group ${Number(group) + 1}, ` : ''}${part} ${Number(entry) + 1}`);
  const words: string[] = [];
  for (const key of path.split('.')) {
    const before = words.at(-1) ?? '';
    if (/^\d+$/.test(key)) {
      words[words.length - 1] = `${before} ${Number(key) + 1}`;
      continue;
    }
    // A button or link has only one text, so it needs no further label.
    const isNamed = ['label', 'action'].includes(key) && /^(?:Button|Link|Directions|Jump|Filter|“More”)/.test(before);
    const silent = isNamed || (key === 'picture' && /^(?:Picture|Photo)/i.test(before));
    if (!silent) words.push(key === 'items' ? (sectionInfo(kind)?.entry ?? 'Entry') : (parts[key] ?? sentence(key)));
  }
  return sentence(words.map((word) => word.toLowerCase()).join(', '));
}

/** The most texts that a version's name lists. */
const mostNamed = 2;

/** Names a version after the texts that changed in it: 'Top of the page: headline'. */
export function nameOfTexts(sectionId: string, texts: { path: string }[]): string {
  const kind = sectionId.replace(/-\d+$/, '');
  const labels = texts.map(({ path }) => textLabel(kind, path).toLowerCase());
  return `${sectionName(kind, {})}: ${labels.length > mostNamed ? `${labels.length} texts` : labels.join(' and ')}`;
}

const excerptLength = 48;

function excerptOf(props: unknown): string {
  const items = (props as { items?: unknown[] } | undefined)?.items;
  const names = (items ?? []).flatMap((item) => textAt(item, ['name', 'title']));
  const [first] = textAt(props, ['headline', 'heading', 'text']);
  const excerpt = names.length > 0 ? names.join(', ') : (first ?? textAt(items?.[0], ['text', 'label'])[0] ?? '');
  return excerpt.length > excerptLength ? `${cutAtWord(truncate(excerpt, excerptLength))}…` : excerpt;
}

/** A cut text without its last word, which may be cut too. */
function cutAtWord(text: string): string {
  const end = text.search(/\s\S*$/);
  return end < 0 ? text : withoutEnd(text.slice(0, end), /[\s,]/);
}

function textAt(props: unknown, keys: string[]): string[] {
  if (props === null || typeof props !== 'object') return [];
  const value = keys
    .map((key) => (props as Record<string, { text?: unknown } | undefined>)[key]?.text)
    .find((text) => typeof text === 'string');
  return typeof value === 'string' ? [value] : [];
}

function sentence(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
