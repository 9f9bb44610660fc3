import { expect, test } from 'vitest';
import { profilesIn } from './profiles.ts';

test.each([
  ['https://www.facebook.com/hollisplumbing/?ref=page_internal&fbclid=abc', 'https://www.facebook.com/hollisplumbing'],
  ['https://m.facebook.com/hollisplumbing', 'https://www.facebook.com/hollisplumbing'],
  ['https://www.facebook.com/profile.php?id=1000&mibextid=x', 'https://www.facebook.com/profile.php?id=1000'],
  ['https://www.Instagram.com/Hollis.Plumbing/?igsh=1#top', 'https://www.instagram.com/Hollis.Plumbing'],
  ['https://www.youtube.com/@hollis', 'https://www.youtube.com/@hollis'],
  ['https://g.page/hollis', 'https://g.page/hollis'],
  ['https://maps.app.goo.gl/AbC?g_st=ic', 'https://maps.app.goo.gl/AbC'],
  [
    'https://www.google.com/maps/place/Hollis/@35.7796,-78.6382,17z?entry=ttu',
    'https://www.google.com/maps/place/Hollis/@35.7796,-78.6382,17z',
  ],
  ['https://hollis.example/', 'https://hollis.example'],
])('%s is the profile %s', (href, profile) => {
  expect(profilesIn([href])).toEqual([profile]);
});

test.each([
  'http://www.facebook.com/hollis',
  'https://www.facebook.com/',
  'https://www.facebook.com/hollis/posts/12345',
  'https://www.facebook.com/sharer/sharer.php?u=https://hollis.example',
  'https://www.instagram.com/p/Cabc/',
  'https://x.com/hollis/status/1',
  'https://www.youtube.com/watch?v=abc',
  'https://www.tiktok.com/@hollis/video/7',
  'https://www.google.com/search?q=hollis',
  'https://search.google.com/local/writereview?placeid=1',
  'https://g.page/r/abc/review/new',
  'https://www.yelp.com/writeareview/biz/abc',
  'https://www.google.com/maps/dir/?api=1&destination=12+Oak+Street',
  'https://www.google.com/maps/place/35.7796,-78.6382',
  'https://www.openstreetmap.org/#map=19/35.7796/-78.6382',
  'not an address',
])('%s is no profile', (href) => {
  expect(profilesIn([href])).toEqual([]);
});

test('a profile that is linked twice counts once', () => {
  expect(profilesIn(['https://www.yelp.com/biz/hollis', 'https://m.yelp.com/biz/hollis?utm_source=a'])).toEqual([
    'https://www.yelp.com/biz/hollis',
  ]);
});
