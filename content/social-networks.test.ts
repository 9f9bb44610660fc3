import { expect, test } from 'vitest';
import { profileAddress, socialNetworks, socialProfiles } from './social-networks.ts';

const [instagram] = socialNetworks;

test.each([
  ['https://www.instagram.com/sunup/', 'https://www.instagram.com/sunup/'],
  ['https://instagram.com/sunup#top', 'https://instagram.com/sunup'],
  ['http://instagram.com/sunup', undefined],
  ['https://instagram.com', undefined],
  ['https://instagram.com.evil.example/sunup', undefined],
  ['https://evilinstagram.com/sunup', undefined],
  ['https://user:secret@instagram.com/sunup', undefined],
  ['https://instagram.com:8443/sunup', undefined],
  ['https://facebook.com/sunup', undefined],
  ['javascript:alert(1)//instagram.com/sunup', undefined],
  ['@sunup', undefined],
])('%s as an Instagram profile is %s', (typed, kept) => {
  expect(profileAddress(typed, instagram)).toBe(kept);
});

test('only profiles with an address are listed', () => {
  const none = Object.fromEntries(socialNetworks.map(({ setting }) => [setting, ''])) as Parameters<typeof socialProfiles>[0];
  expect(socialProfiles(none)).toEqual([]);
  expect(socialProfiles({ ...none, socialX: 'https://x.com/sunup' })).toEqual([{ name: 'X', address: 'https://x.com/sunup' }]);
});
