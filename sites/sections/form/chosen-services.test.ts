import { expect, test } from 'vitest';
import { must } from '../../../tests/harness/must.ts';
import { readBrief } from '../../brief/read-brief.ts';
import { compose } from '../../compose.ts';
import type { FormProps } from './schema.ts';

test.each([
  [
    'the services that the owner chose, and something else',
    ['Cut', 'Color', 'Shave'],
    ['Cut', 'Color'],
    ['Cut', 'Color', 'Something else'],
  ],
  [
    'every service that isn’t refused if the owner chose none',
    ['Cut', 'Color', 'Labs sheared. No.'],
    undefined,
    ['Cut', 'Color', 'Something else'],
  ],
  ['no services if there’s only one', ['Cut'], undefined, []],
])('a booking form lists %s', (_, services, chosen, listed) => {
  const input = {
    business: { name: 'Ada’s', trade: 'hair salon', description: 'We cut and color hair.', phone: '(508) 555-0127' },
    services: services.map((name) => ({ name })),
    pages: ['home', 'about', 'services', 'booking', 'contact'],
    details: { booking: { kind: 'request', ...(chosen && { services: chosen }) } },
  };
  const { pages } = compose({ brief: must(readBrief(input)).brief, seed: 1, photos: [] });
  const form = pages.find(({ kind }) => kind === 'booking')?.sections.find(({ kind }) => kind === 'form');
  expect((form?.props as FormProps | undefined)?.services.map(({ text }) => text)).toEqual(listed);
});
