import { portOf } from '../../outside/network/ask.ts';
import { certificateAt, type ServedCertificate } from '../../outside/network/certificate.ts';
import { reasonOf } from '../../outside/network/reason.ts';
import { dateInWords } from '../../time/day-in-words.ts';
import { dayMs } from '../../time/units.ts';
import { type Door, preferred } from '../doors.ts';
import { type Finding, notChecked, ok, wrong } from '../finding.ts';
import type { Known } from '../known.ts';

/** Automatic renewal begins 30 days before the end, so with fewer than these left it has failed for two weeks. */
const leastDays = 14;

const renew = 'Renew it, and check the proxy’s log for why it wasn’t renewed.';

/** The certificates of APP_URL and of customers' sites: chain, names and dates. */
export async function checkCertificates({ doors, reach, now, env }: Known): Promise<Finding[]> {
  const wildcard = `*.${env.sitesDomain}`;
  const of = async (name: string, door: Door, needed: string): Promise<Finding> => {
    if (!door.isHttps) return notChecked(name, 'APP_URL is without https.');
    const address = preferred(await door.addresses().catch(() => []));
    if (!address) return notChecked(name, `${door.host} has no address.`);
    const port = portOf(door.url('/'));
    try {
      return judged(name, await certificateAt(reach, door.host, address, port), { needed, now: now() });
    } catch (error) {
      return wrong(
        name,
        `No certificate at port ${port} of ${address} for ${door.host} (${reasonOf(error)}).`,
        `Start the proxy, open port ${port} in the firewall, and give the proxy a certificate for ${needed}.`,
      );
    }
  };
  return Promise.all([of('TLS, APP_URL', doors.app, doors.app.host), of('TLS, sites', doors.site, wildcard)]);
}

function judged(name: string, certificate: ServedCertificate, { needed, now }: { needed: string; now: number }): Finding {
  const { validFrom, validUntil, isForHost, names, untrusted, issuer } = certificate;
  const until = dateInWords(validUntil.toISOString().slice(0, 10));
  if (validUntil.getTime() <= now)
    return wrong(name, `The certificate for ${needed} expired on ${until}. Browsers refuse to open it.`, renew);
  if (validFrom.getTime() > now)
    return wrong(
      name,
      `The certificate for ${needed} isn’t valid before ${dateInWords(validFrom.toISOString().slice(0, 10))}.`,
      'Check this machine’s clock, or use a certificate that’s valid today.',
    );
  if (!isForHost)
    return wrong(
      name,
      `The certificate is for ${names.join(', ') || 'no name'}, not for ${needed}.`,
      `Get a certificate for ${needed}${needed.startsWith('*') ? ', which needs a DNS challenge' : ''}.`,
    );
  if (untrusted)
    return wrong(
      name,
      `Browsers don’t trust the certificate for ${needed} (${untrusted}).`,
      'Use a certificate from a public authority, and have the proxy send the whole chain (fullchain.pem).',
    );
  const days = Math.floor((validUntil.getTime() - now) / dayMs);
  return days < leastDays
    ? wrong(name, `The certificate for ${needed} expires in ${days === 1 ? '1 day' : `${days} days`}, on ${until}.`, renew)
    : ok(name, `Valid for ${needed} until ${until}, from ${issuer}.`);
}
