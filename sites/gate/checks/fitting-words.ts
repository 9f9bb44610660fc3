import { truncate } from '../../../text/truncate.ts';
import type { Facts, Picture } from '../../document/document.ts';
import type { DerivedBrief } from '../../interview/derived-brief.ts';
import { unfittingWords } from '../../interview/fitting-words.ts';
import { object } from '../../objects/object.ts';
import { objectOfService, objectsOfBrief, subjectsOfBrief } from '../../objects/subjects.ts';
import type { Check } from '../check.ts';
import { finding } from '../check.ts';

/** Our words and drawings suit the kind of business: no shop without an address, and no drawing of another trade. */
export const fittingWords: Check = {
  key: 'fitting-words',
  label: 'Text and illustrations',
  run({ lines, derived, document }) {
    const { brief, kind, traits } = derived;
    const { name, shortName, address, otherPlaces = [], serviceArea } = document.facts;
    const places = [{ name, address }, ...otherPlaces].flatMap((place) => [place.name ?? '', ...Object.values(place.address ?? {})]);
    // 'At 14 Arcade Walk in Lakeview' offers no walk-ins.
    const names = [shortName, ...places, ...serviceArea].filter(Boolean).sort((a, b) => b.length - a.length);
    // What it calls itself is true of it, even 'parking lot', and so is our name for it: 'truck parking' is a parking lot too.
    const own = [brief.business.trade, kind.noun?.one ?? '', ...lines.flatMap(({ line }) => (line.from === 'brief' ? line.text : []))].map(
      (text) => text.toLowerCase(),
    );
    const words = lines
      // Guides are general advice: they may speak of any shop.
      .filter(({ line, where }) => (line.from === 'default' || line.from === 'computed') && !where.startsWith('/blog'))
      .flatMap(({ line, where }) =>
        unfittingWords(withoutNames(line.text, names), traits)
          // A description lists the owner's words too, such as a service called 'Drop-off catering'.
          .filter((found) => !own.some((text) => text.includes(found.toLowerCase())))
          .map((found) => `${where}: "${found}" in "${truncate(line.text, 80)}"`),
      );
    const subjects = subjectsOfBrief(brief, kind.subjects);
    const named = [...(brief.services ?? []), ...(brief.details?.shop ?? [])].map((service) => objectOfService(service.name, subjects));
    const ownObjects = [...subjects, ...named, ...objectsOfBrief(brief, kind.subjects)];
    const drawings = picturesIn(document.pages).flatMap((picture) => foreignDrawing(picture, derived, document.facts, ownObjects));
    return finding(
      [...words, ...drawings],
      'They fit this kind of business.',
      'Text or illustrations that don’t fit this kind of business',
    );
  },
};

function withoutNames(text: string, names: string[]): string {
  return names.reduce((rest, name) => rest.replaceAll(name, '…'), text);
}

/** A drawing of another trade, or objects that neither the trade nor the brief names. */
function foreignDrawing(
  picture: Picture,
  { kind }: DerivedBrief,
  { premises }: Facts,
  ownObjects: readonly (string | undefined)[],
): string[] {
  if (picture.kind === 'scene' || picture.kind === 'detail') {
    const isOwn = picture.trade === kind.drawings || (picture.trade === 'general' && premises);
    return isOwn ? [] : [`a drawing of ${picture.trade}`];
  }
  const pictured = picture.kind === 'composition' ? picture.objects : picture.kind === 'object' ? [picture.name] : [];
  return pictured.filter((name) => !ownObjects.includes(name)).map((name) => `a drawing of ${object(name).title}`);
}

function picturesIn(value: unknown): Picture[] {
  if (!value || typeof value !== 'object') return [];
  if ('kind' in value && 'alt' in value) return [value as Picture];
  return Object.values(value).flatMap(picturesIn);
}
