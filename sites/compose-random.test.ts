import fc from 'fast-check';
import { expect, test } from 'vitest';
import { headingsOf, linesOf, repeated } from '../tests/harness/document-lines.ts';
import { phoneForms } from '../text/phone.ts';
import { briefArbitrary } from './brief/brief.arbitrary.ts';
import type { Brief } from './brief/brief.ts';
import { compose } from './compose.ts';
import { siteDocumentSchema } from './document/document.ts';
import { derive } from './interview/derived-brief.ts';
import { usEnglish } from './language/us-english.ts';
import { sections as builtIn } from './sections/registry.ts';
import { checkLine } from './writer/claims/claims.ts';

const written = (brief: Brief, seed: number) => compose({ brief, seed, photos: [] });

test('two hundred random briefs: nothing on the site that the brief did not give', () => {
  fc.assert(
    fc.property(briefArbitrary, fc.integer({ min: 1, max: 1_000_000 }), (brief, seed) => {
      const document = written(brief, seed);
      const given = usEnglish(JSON.stringify(brief));
      const lines = linesOf(document);
      const derived = derive(brief);
      const text = lines.map((line) => line.text).join('\n');

      expect(lines.flatMap((line) => checkLine(line, derived))).toEqual([]);
      expect(text).not.toMatch(/lorem ipsum|\bundefined\b|\{\w+\}|\[object|\bNaN\b/);
      const missing = (pattern: RegExp, known: (found: string) => boolean) =>
        [...text.matchAll(pattern)].map(([found]) => found).filter((found) => !known(found));
      expect(
        missing(
          /\b(?:rated|reviews|(?:customer|client|google|online) review|stars?|testimonials?)\b|\b\d(?:\.\d)? ?(?:\/|out of) ?5\b/gi,
          (found) => given.includes(found),
        ),
      ).toEqual([]);
      expect(missing(/\b(?:18|19|20)\d\d\b/g, (found) => given.includes(found))).toEqual([]);
      const amounts = [...given.matchAll(/\d+(?:\.\d+)?/g)].map(([amount]) => Number(amount));
      expect(missing(/\$[\d,.]*\d/g, (found) => amounts.includes(Number(found.slice(1).replaceAll(',', ''))))).toEqual([]);
      const { phone: ownPhone, otherPlaces = [] } = brief.business;
      const phones = [ownPhone, ...otherPlaces.map(({ phone }) => phone)].flatMap((phone) => (phone ? [phoneForms(phone).display] : []));
      expect(missing(/\(\d{3}\) \d{3}-\d{4}/g, (found) => phones.includes(found))).toEqual([]);
      expect(missing(/\b\d{5}\b/g, (found) => given.includes(found))).toEqual([]);
      expect(missing(/\bLicense (?=\S*\d)\S+/g, (found) => given.includes(found.slice(8).replace(/[.,:]$/, '')))).toEqual([]);
      expect(
        missing(
          /\b(?:awards?|award-winning|licensed|insured|certified|guaranteed?|family-owned)\b/gi,
          (found) =>
            given.toLowerCase().includes(found.toLowerCase()) ||
            (/award/i.test(found) && brief.proof?.awards !== undefined) ||
            brief.promises !== undefined,
        ),
      ).toEqual([]);
      if (!brief.business.phone)
        expect(
          lines
            .filter(
              (line) =>
                line.from !== 'brief' &&
                /\bcall (?:us|me|the|about|for|to|with|between|ahead|first)\b/i.test(line.text) &&
                !/^\/blog\//.test(line.text),
            )
            .map((line) => line.text)
            .filter((line) => line.length < 60),
        ).toEqual([]);
    }),
    { numRuns: 200, seed: 20260301 },
  );
}, 120_000);

test('random briefs become valid documents, their pages without repeated headings, titles or descriptions', () => {
  fc.assert(
    fc.property(briefArbitrary, fc.integer({ min: 1, max: 1_000_000 }), (brief, seed) => {
      const document = written(brief, seed);
      expect(siteDocumentSchema.safeParse(document).error).toBeUndefined();
      for (const { sections } of document.pages)
        for (const { kind, props } of sections) expect(builtIn.schema(kind).safeParse(props).error, kind).toBeUndefined();
      const unique = (list: string[]) => expect(repeated(list)).toEqual([]);
      for (const page of document.pages) unique(headingsOf(page));
      unique(document.pages.map(({ title }) => title.text));
      unique(document.pages.map(({ description }) => description.text));
      unique(document.pages.map(({ path }) => path));
      for (const { title, description } of document.pages) {
        expect(title.text.length).toBeLessThanOrEqual(70);
        expect(description.text.length).toBeLessThanOrEqual(155);
      }
    }),
    { numRuns: 100, seed: 42 },
  );
}, 120_000);
