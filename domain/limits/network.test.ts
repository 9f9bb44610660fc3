import { expect, test } from 'vitest';
import { useDatabase } from '../../tests/helpers/database.ts';
import { withinLimit } from './limits.ts';
import { networkOf } from './network.ts';

useDatabase();

test.each([
  ['198.51.100.7', '198.51.100.7'],
  [' 198.51.100.7 ', '198.51.100.7'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['::FFFF:C633:6407', '198.51.100.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::6]', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['2001:db8::', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each(['unknown', '', '198.51.100.7, 203.0.113.9', 'spoof1, 203.0.113.7', '198.51.100.7:443', '1.2.3'])(
  '%o isn’t a client address',
  (value) => {
    expect(() => networkOf(value)).toThrow('not an IP address');
  },
);

test('someone with a whole IPv6 network gets the attempts of one client', async () => {
  for (let n = 0; n < 20; n++) await withinLimit('signup', networkOf(`2001:db8:1:2::${n.toString(16)}`));
  expect((await withinLimit('signup', networkOf('2001:db8:1:2:abcd::1'))).ok).toBe(false);
  expect((await withinLimit('signup', networkOf('2001:db8:1:3::1'))).ok).toBe(true);
});
