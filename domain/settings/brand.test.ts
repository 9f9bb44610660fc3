import { afterEach, expect, test, vi } from 'vitest';
import { becomeBrand, brand, ownBrand, phoneHref } from '../../content/brand.ts';
import { cities, cityBySlug } from '../../content/cities/cities.ts';
import { isPublicPage, publicPages } from '../../content/public-pages.ts';
import { startListening } from '../../db/live.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { brandOf, keepBrand, loadBrand } from './brand.ts';
import { operatorDefaults } from './operator-defaults.ts';
import { defaultSettings } from './schema.ts';
import { changeSettings } from './settings.ts';

const { url } = useDatabase();

afterEach(() => becomeBrand(ownBrand));

test('without settings, the brand is ours, down to the last fact', () => {
  expect(brandOf(defaultSettings())).toEqual(ownBrand);
  expect(ownBrand.cityCount).toBe(cities.length);
});

test('a process has a changed brand after its notice, and after a lost notice when it reads again', async () => {
  const stopListening = await startListening(url());
  const stop = await keepBrand();
  try {
    await changeSettings({ brandName: 'Harbor Pages', brandStates: 'Maine, Vermont', brandPhone: '' }, 'admin:1');
    const changed = { name: 'Harbor Pages', mailName: 'Harbor Pages', states: ['Maine', 'Vermont'], phone: '' };
    await vi.waitFor(() => expect(brand).toMatchObject(changed), 10_000);
  } finally {
    await stop();
    await stopListening();
  }
  await changeSettings({ mailName: 'Ana from Harbor' }, 'admin:1');
  expect(brand.mailName).toBe('Harbor Pages');
  await loadBrand();
  expect(brand).toMatchObject({ name: 'Harbor Pages', mailName: 'Ana from Harbor' });
});

test('a hidden city has no page anywhere', () => {
  expect(isPublicPage('/locations/raleigh')).toBe(true);
  becomeBrand(brandOf({ ...defaultSettings(), hiddenCities: 'raleigh nowhere' }));
  expect(brand.cityCount).toBe(cities.length - 1);
  expect([isPublicPage('/locations/raleigh'), cityBySlug('raleigh')]).toEqual([false, undefined]);
  expect(publicPages().some(({ path }) => path === '/locations/raleigh')).toBe(false);
  becomeBrand(brandOf({ ...defaultSettings(), hiddenCities: cities.map(({ slug }) => slug).join(' ') }));
  expect(isPublicPage('/cities')).toBe(false);
});

test.each([
  ['a sender with a name', '"Harbor Pages" <Hello@harbor.example>', { brandName: 'Harbor Pages', brandEmail: 'hello@harbor.example' }],
  ['an address alone', 'hello@harbor.example', { brandName: 'pages.harbor.example', brandEmail: 'hello@harbor.example' }],
])(
  'a live operator who set nothing is called after %s, and has no phone, address, market, claim or case study of ours',
  (_, mailFrom, named) => {
    const live = operatorDefaults({ mode: 'live', mailFrom, appUrl: 'https://pages.harbor.example' });
    expect(live).toEqual({
      ...named,
      brandPhone: '',
      emailSender: 'operator',
      brandAddress: '',
      brandStates: '',
      hiddenCities: cities.map(({ slug }) => slug).join(' '),
      claimYears: 0,
      claimSites: 0,
      showCaseStudy: false,
      caseTitle: '',
      caseText: '',
      caseHours: 0,
      caseFacts: '',
    });
    expect(operatorDefaults({ mode: 'demo', mailFrom, appUrl: 'https://pages.harbor.example' })).toEqual({});
  },
);

test.each([
  ['(555) 010-0142', 'tel:+15550100142'],
  ['1-919-555-0142', 'tel:+19195550142'],
  ['+44 20 7946 0000', 'tel:+442079460000'],
])('a tap on %s calls %s', (phone, href) => {
  expect(phoneHref(phone)).toBe(href);
});
