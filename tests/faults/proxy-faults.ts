import { proxyAddress } from '../helpers/whole-setup.ts';
import { answersItself, type Fault, isSite, listenOnDatabase, proxyHas, runningHas, settingsHave } from './fault.ts';

/** Faults of the proxy, and of what it leads to. */
export const proxyFaults: Fault[] = [
  {
    what: 'another program behind APP_URL',
    plant: (world) => answersItself(world, () => 200),
    lines: { 'Sunup, APP_URL': /^Something else answers at https:\/\/sunup\.example \(status 200\)/ },
  },
  {
    what: 'a Sunup with another secret behind APP_URL',
    plant: settingsHave({ authSecret: 'another-one-4c1f0b9d7a2e86531' }),
    lines: { 'Sunup, APP_URL': /^A Sunup answers at https:\/\/sunup\.example, but it has another AUTH_SECRET/ },
  },
  {
    what: 'a proxy that doesn’t reach a running Sunup',
    ownDatabase: true,
    plant: async (world) => {
      await listenOnDatabase(world);
      await answersItself(world, () => 502);
    },
    lines: { 'Sunup, APP_URL': /^The proxy answers 502 at https:\/\/sunup\.example/ },
  },
  {
    what: 'a server in another mode',
    plant: runningHas({ mode: 'live' }),
    lines: { 'Sunup, APP_URL': /runs in live mode, and these settings say trial/ },
  },
  {
    what: 'an older build that’s still running',
    plant: runningHas({ build: '0123456789ab' }),
    lines: { Build: /^Build 0123456789ab is running, and this is abcdef012345/ },
  },
  {
    what: 'a proxy that changes the Host header',
    plant: proxyHas({ host: '127.0.0.1:3000' }),
    lines: { 'Host header': /^The proxy changes the Host header from sunup\.example to 127\.0\.0\.1:3000/ },
  },
  {
    what: 'a proxy that doesn’t know customers’ sites',
    plant: (world) => answersItself(world, (host) => (isSite(host) ? 404 : undefined)),
    lines: { 'Sunup, sites': /^Something else answers for doctor-\w+\.sites\.example\.net \(status 404\)/ },
  },
  {
    what: 'plain HTTP without a redirect',
    plant: proxyHas({ plain: 'serves' }),
    lines: { 'HTTP, APP_URL': /^http:\/\/sunup\.example\/ doesn’t redirect to https \(status \d+\)/, 'HTTP, sites': /doesn’t redirect/ },
  },
  {
    what: 'nothing at port 80',
    plant: ({ routes }) => void delete routes[`${proxyAddress}:80`],
    lines: { 'HTTP, APP_URL': /^Nothing answers at http:\/\/sunup\.example\//, 'HTTP, sites': /^Nothing answers at http:\/\/doctor-/ },
  },
  {
    what: 'a proxy that passes on a forged address',
    plant: proxyHas({ address: 'passed on' }),
    lines: { 'Client address': /^A client can choose its own address, because the proxy passes on/ },
  },
  {
    what: 'a proxy that adds to a forged address',
    plant: proxyHas({ address: 'appended to' }),
    lines: { 'Client address': /^A client can choose its own address, because the proxy adds to/ },
  },
  {
    what: 'a proxy that names no address',
    plant: proxyHas({ address: 'dropped' }),
    lines: { 'Client address': /^No x-real-ip arrives, so all visitors count as one/ },
  },
  {
    what: 'a proxy that the settings don’t know of',
    plant: settingsHave({ clientAddressHeader: undefined }),
    lines: { 'Client address': /^A proxy is in front, but CLIENT_ADDRESS_HEADER names no header/ },
  },
  {
    what: 'a proxy that collects event streams',
    plant: proxyHas({ collects: true }),
    lines: { 'Event streams': /^The proxy holds back event streams/ },
  },
  {
    what: 'a proxy that takes no more than 1 MB',
    plant: proxyHas({ mostBytes: 1024 * 1024 }),
    lines: { Uploads: /^A request of 2 MB doesn’t arrive \(status 413\), so photos can’t be uploaded/ },
  },
];
