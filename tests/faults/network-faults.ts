import { certificates, goodCertificate } from '../helpers/whole-setup.ts';
import { answersItself, type Fault, isSite, proxyHas } from './fault.ts';

const both = (says: string) => ({
  'TLS, APP_URL': new RegExp(`^The certificate for sunup\\.example ${says}`),
  'TLS, sites': new RegExp(`^The certificate for \\*\\.sites\\.example\\.net ${says}`),
});

/** Faults of names and certificates. */
export const networkFaults: Fault[] = [
  {
    what: 'no DNS record for APP_URL',
    plant: ({ dns }) => void delete dns.addresses['sunup.example'],
    lines: { 'DNS, APP_URL': /^sunup\.example has no address in DNS/ },
  },
  {
    what: 'no wildcard record',
    plant: ({ dns }) => void delete dns.addresses['*.sites.example.net'],
    lines: { 'DNS, sites': /so \*\.sites\.example\.net isn’t in DNS/ },
  },
  {
    what: 'a wildcard record that leads elsewhere',
    plant: async (world) => {
      world.dns.addresses['*.sites.example.net'] = ['198.51.100.7'];
      world.routes['198.51.100.7:443'] = world.proxy.securePort;
      world.routes['198.51.100.7:80'] = world.proxy.plainPort;
      await answersItself(world, (host) => (isSite(host) ? 200 : undefined));
    },
    lines: {
      'DNS, sites': /^\*\.sites\.example\.net is at 198\.51\.100\.7, but sunup\.example is at 198\.51\.100\.80/,
      'Sunup, sites': /^Something else answers for doctor-\w+\.sites\.example\.net \(status 200\)/,
    },
  },
  {
    what: 'a record of its own for the name that owners’ domains lead to, without an address',
    plant: ({ dns }) => void Object.assign(dns.addresses, { 'connect.sites.example.net': [] }),
    lines: { 'Own domains, DNS': /^connect\.sites\.example\.net has no address, so owners can’t connect domains/ },
  },
  {
    what: 'a record of its own for the name that owners’ domains lead to, of another machine',
    plant: ({ dns }) => void Object.assign(dns.addresses, { 'connect.sites.example.net': ['198.51.100.9'] }),
    lines: { 'Own domains, DNS': /^connect\.sites\.example\.net is at 198\.51\.100\.9, where this Sunup doesn’t answer/ },
  },
  {
    what: 'an IPv6 address where nothing listens',
    plant: ({ dns }) => void dns.addresses['sunup.example']?.push('2001:db8::80'),
    lines: { IPv6: /^sunup\.example has the IPv6 address 2001:db8::80 in DNS, but nothing answers there \(connection refused\)/ },
  },
  {
    what: 'an expired certificate',
    plant: proxyHas({ certificate: () => certificates.expired }),
    lines: both('expired on \\w+ \\d+, \\d{4}'),
  },
  {
    what: 'a certificate that begins tomorrow',
    plant: proxyHas({ certificate: () => certificates.early }),
    lines: both('isn’t valid before'),
  },
  {
    what: 'a certificate that ends in 9 days',
    plant: proxyHas({ certificate: () => certificates.ending }),
    lines: both('expires in 9 days'),
  },
  {
    what: 'another host’s certificate',
    plant: proxyHas({ certificate: (host) => (isSite(host) ? goodCertificate : certificates.foreign) }),
    lines: { 'TLS, APP_URL': /^The certificate is for other\.example, not for sunup\.example/ },
  },
  {
    what: 'a certificate without the wildcard',
    plant: proxyHas({ certificate: () => certificates.withoutWildcard }),
    lines: { 'TLS, sites': /^The certificate is for sunup\.example, not for \*\.sites\.example\.net/ },
  },
  {
    what: 'a certificate that no browser trusts',
    plant: proxyHas({ certificate: () => certificates.homemade }),
    lines: {
      'TLS, APP_URL': /^Browsers don’t trust the certificate for sunup\.example \([A-Z_]+\)/,
      'TLS, sites': /^Browsers don’t trust/,
    },
  },
  {
    what: 'no proxy',
    plant: ({ routes }) => {
      for (const route of Object.keys(routes)) if (!route.endsWith(':25')) delete routes[route];
    },
    lines: {
      'TLS, APP_URL': /^No certificate at port 443 of 198\.51\.100\.80 for sunup\.example \(connection refused\)/,
      'TLS, sites': /^No certificate at port 443/,
      'HTTP, APP_URL': /^Nothing answers at http:\/\/sunup\.example\/ \(connection refused\)/,
      'HTTP, sites': /^Nothing answers at http:/,
    },
  },
];
