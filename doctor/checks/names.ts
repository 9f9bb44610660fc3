import { once as event } from 'node:events';
import { portOf } from '../../outside/network/ask.ts';
import type { Reach } from '../../outside/network/reach.ts';
import { codeOf, reasonInWords, reasonOf } from '../../outside/network/reason.ts';
import { withinTime } from '../../outside/network/within-time.ts';
import type { Door } from '../doors.ts';
import { type Finding, notChecked, ok, wrong } from '../finding.ts';
import type { Known } from '../known.ts';

/** Whether APP_URL's host and any host under SITES_DOMAIN are in DNS and lead to the same place. */
export async function checkNames(known: Known): Promise<Finding[]> {
  const { doors } = known;
  const [app, site, overSix] = await Promise.all([appName(doors.app), siteName(known), checkIpv6(known)]);
  return [app, site, overSix];
}

async function appName(door: Door): Promise<Finding> {
  const name = 'DNS, APP_URL';
  if (door.isLocal) return notChecked(name, `${door.host} is this machine.`);
  const lookup = await lookUp(door);
  if (typeof lookup === 'string') return notChecked(name, lookup);
  return lookup.length
    ? ok(name, `${door.host} is at ${lookup.join(' and ')}.`)
    : wrong(name, `${door.host} has no address in DNS.`, 'Add an A record (and AAAA for IPv6) with the address of your proxy.');
}

async function siteName({ doors: { app, site }, env: { sitesDomain } }: Known): Promise<Finding> {
  const name = 'DNS, sites';
  if (site.isLocal) return notChecked(name, `Browsers send names under ${sitesDomain} to this machine by themselves.`);
  const [found, ofApp] = await Promise.all([lookUp(site), lookUp(app)]);
  if (typeof found === 'string') return notChecked(name, found);
  if (!found.length)
    return wrong(
      name,
      `${site.host} has no address, so *.${sitesDomain} isn’t in DNS. No customer’s site or draft can be opened.`,
      `Add a wildcard record for *.${sitesDomain} with the addresses of ${app.host}.`,
    );
  if (typeof ofApp === 'string' || found.some((address) => ofApp.includes(address)) || (await site.probe()).kind === 'this')
    return ok(name, `*.${sitesDomain} is at ${found.join(' and ')}.`);
  return wrong(
    name,
    `*.${sitesDomain} is at ${found.join(' and ')}, but ${app.host} is at ${ofApp.join(' and ') || 'no address'}.`,
    `Change the wildcard record of ${sitesDomain} so that both lead to the same proxy.`,
  );
}

/** Addresses of a door, or a sentence why they couldn't be looked up. */
async function lookUp(door: Door): Promise<string[] | string> {
  try {
    return await door.addresses();
  } catch (error) {
    return `No name server answered (${reasonOf(error)}).`;
  }
}

/** A name with an IPv6 address where nothing listens is slow or unreachable for many phones. */
async function checkIpv6({ doors, reach }: Known): Promise<Finding> {
  const name = 'IPv6';
  const all = [doors.app, doors.site].filter(({ isLocal }) => !isLocal);
  const resolved = await Promise.all(all.map(async (door) => ({ door, addresses: await door.addresses().catch(() => []) })));
  const six = resolved.flatMap(({ door, addresses }) => addresses.filter((one) => one.includes(':')).map((address) => ({ door, address })));
  if (!six.length) return ok(name, 'Not used: neither name has an IPv6 address.');
  const refusals = await Promise.all(six.map(({ door, address }) => refusalAt(reach, address, portOf(door.url('/')))));
  const refused = refusals.findIndex((refusal) => refusal !== undefined);
  if (refused < 0) return ok(name, 'Answers there, too.');
  if (['ENETUNREACH', 'EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(refusals[refused] ?? ''))
    return notChecked(name, 'This machine has no way to IPv6 addresses.');
  const { door, address } = six[refused] as (typeof six)[number];
  return wrong(
    name,
    `${door.host} has the IPv6 address ${address} in DNS, but nothing answers there (${reasonInWords(refusals[refused] ?? '')}). Visitors with IPv6 wait, or see nothing.`,
    'Let the proxy listen on IPv6, or remove the AAAA record.',
  );
}

async function refusalAt(reach: Reach, address: string, port: number): Promise<string | undefined> {
  const socket = reach.connect(address, port);
  try {
    await withinTime(5000, event(socket, 'connect'));
    return undefined;
  } catch (error) {
    return codeOf(error);
  } finally {
    socket.on('error', () => undefined).destroy();
  }
}
