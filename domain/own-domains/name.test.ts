import { describe, expect, test } from 'vitest';
import { claimedHosts, shownName } from './name.ts';

describe('what owners type and paste as their domain', () => {
  test.each([
    ['hollis.com', 'hollis.com', 'www.hollis.com'],
    ['  Hollis.COM. ', 'hollis.com', 'www.hollis.com'],
    ['www.hollis.com', 'www.hollis.com', 'hollis.com'],
    ['https://www.hollis.com/menu?from=van#top', 'www.hollis.com', 'hollis.com'],
    ['http://hollis.com:8080', 'hollis.com', 'www.hollis.com'],
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
    ['hollis plumbing', 'name-space'],
    ['? !', 'name-unreadable'],
    ['hollis', 'name-no-ending'],
    ['www.hollis', 'name-no-ending'],
    ['https://www.', 'name-unreadable'],
    ['com', 'name-suffix'],
    ['info@hollis.com', 'name-email'],
    ['mailto:info@hollis.com?subject=Hi', 'name-email'],
    ['me@gmail.com', 'name-email'],
    ['gmail.com', 'name-of-mailboxes'],
    ['https://mail.yahoo.co.uk/inbox', 'name-of-mailboxes'],
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

test.each([
  ['hollisplumbing', 'Add the ending, such as hollisplumbing.com.'],
  ['Hollis Plumbing', 'A domain name can’t have a space in it. Type it as one word, such as hollisplumbing.com.'],
  ['hollis plumbing.localhost', 'A domain name can’t have a space in it. Type it as one word, such as hollisplumbing.localhost.'],
])('“%s” is answered with “%s”', (typed, message) => {
  expect(claimedHosts(typed)).toMatchObject({ ok: false, message });
});

test('a name is shown as people write it', () => {
  expect(shownName('www.xn--caf-ro-dva8a.com')).toBe('www.café-río.com');
  expect(shownName('hollis.com')).toBe('hollis.com');
});
