import { afterEach, expect, test } from 'vitest';
import { usualWords } from '../tests/helpers/prose.ts';
import { about } from './about.ts';
import { becomeBrand, ownBrand } from './brand.ts';
import { faqGroups } from './faq/faq.ts';
import { filled } from './filled.ts';
import { offerWords } from './offer.ts';
import { services } from './services/services.ts';

afterEach(() => becomeBrand(ownBrand));

/** All public texts that aren't about one city, as this brand says them. */
function texts(): string {
  const words = offerWords(usualWords);
  return JSON.stringify([faqGroups(usualWords), about(usualWords), filled([...services], words)]);
}

test('without city pages no text links to them', () => {
  expect(texts()).toContain('](/cities)');
  becomeBrand({ cityCount: 0 });
  expect(texts()).not.toMatch(/\/cities|city page/);
});

test('no text of the services tells of our own case study', () => {
  expect(JSON.stringify(filled([...services], offerWords(usualWords)))).not.toMatch(/case study|10 city landing pages|built in 6 hours/i);
});
