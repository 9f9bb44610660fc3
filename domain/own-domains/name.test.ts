import { describe, expect, test } from 'vitest';
import { claimedHosts, shownName } from './name.ts';

describe('what owners type and paste as their domain', () => {
  test.each([
    ['hollis.com', 'hollis.com', 'www.hollis.com'],
    ['  Hollis.COM. ', 'hollis.com', 'www.hollis.com'],
    ['www.hollis.com', 'www.hollis.com', 'hollis.com'],
    ['https://www.hollis.com/menu?from=van#top', 'www.hollis.com', 'hollis.com'],
    ['http://hollis.com:8080', 'hollis.com', 'www.hollis.com'],
    ['info@hollis.com', 'hollis.com', 'www.hollis.com'],
    ['mailto:info@hollis.com', 'hollis.com', 'www.hollis.com'],
    ['*.hollis.com', 'hollis.com', 'www.hollis.com'],
    ['hollis.co.uk', 'hollis.co.uk', 'www.hollis.co.uk'],
    ['book.hollis.com', 'book.hollis.com', null],
    ['www.book.hollis.com', 'www.book.hollis.com', null],
    ['café-río.com', 'xn--caf-ro-dva8a.com', 'www.xn--caf-ro-dva8a.com'],
    ['münchen.plumbing', 'xn--mnchen-3ya.plumbing', 'www.xn--mnchen-3ya.plumbing'],
    ['hollisplumbing.localhost', 'hollisplumbing.localhost', 'www.hollisplumbing.localhost'],
  ])('%s', (typed, host, twin) => {
    expect(claimedHosts(typed)).toMatchObject({ ok: true, host, twin });
  });

  test.each([
    ['', 'name-unreadable'],
    ['hollis plumbing', 'name-unreadable'],
    ['hollis', 'name-suffix'],
    ['hollis..com', 'name-unreadable'],
    ['-hollis.com', 'name-unreadable'],
    ['192.0.2.7', 'name-unreadable'],
    ['[2001:db8::1]', 'name-unreadable'],
    ['co.uk', 'name-suffix'],
    ['github.io', 'name-suffix'],
    ['hollis.notanending', 'name-unknown-ending'],
    ['localhost', 'name-ours'],
    ['marigold.sites.localhost', 'name-ours'],
    ['sites.localhost', 'name-ours'],
    [`${'a'.repeat(64)}.com`, 'name-unreadable'],
    [`${'abcdefgh.'.repeat(27)}com`, 'name-unreadable'],
  ])('“%s” is refused: %s', (typed, code) => {
    expect(claimedHosts(typed)).toMatchObject({ ok: false, code });
  });
});

test('a name is shown as people write it', () => {
  expect(shownName('www.xn--caf-ro-dva8a.com')).toBe('www.café-río.com');
  expect(shownName('hollis.com')).toBe('hollis.com');
});
