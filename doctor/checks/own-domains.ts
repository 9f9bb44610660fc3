import { permissionPath } from '../../domain/health/probe.ts';
import { type DomainState, primaryStates } from '../../domain/hosting/schema.ts';
import { portOf } from '../../outside/network/ask.ts';
import { certificateAt } from '../../outside/network/certificate.ts';
import { reasonOf } from '../../outside/network/reason.ts';
import { hourMs } from '../../time/units.ts';
import { preferred } from '../doors.ts';
import { type Finding, notChecked, ok, wrong } from '../finding.ts';
import type { Known } from '../known.ts';
import { once } from '../once.ts';

/** Certificates that are looked at, those of the domains that were connected first. */
const mostCertificates = 50;
/** Share of a certificate's life that may be left. Proxies renew with a third left, once someone visits, and our own check visits every day. */
const leastShare = 0.3;
/** Names in one sentence. */
const mostNamed = 5;

interface Claimed {
  host: string;
  state: DomainState;
  since: Date;
}

/** Whether owners can connect domains of their own, and whether those that are connected work. */
export async function checkOwnDomains(known: Known): Promise<Finding[]> {
  const claims = once(() => claimsIn(known).catch((error: unknown) => `They can’t be read (${reasonOf(error)}).`));
  return Promise.all([
    checkAlias(known),
    checkPermission(known, claims),
    checkStates(known, await claims()),
    checkCertificatesOf(known, await claims()),
  ]);
}

/** Claims that get an answer from us, or a sentence why there's nothing to look at. */
async function claimsIn({ database }: Known): Promise<Claimed[] | string> {
  const open = await database().catch(() => undefined);
  if (!open) return 'There’s no connection to the database.';
  const [table] = await open.query<{ there: boolean }>("select to_regclass('domain_claims') is not null as there");
  if (!table?.there) return 'There are no tables yet.';
  return open.query<Claimed & Record<string, unknown>>(
    'select host, state, since from domain_claims where state = any($1) order by since',
    [[...primaryStates, 'pointed']],
  );
}

async function checkAlias({ doors: { alias, site } }: Known): Promise<Finding> {
  const name = 'Own domains, DNS';
  if (alias.isLocal) return notChecked(name, `${alias.host} is this machine.`);
  const [found, atSites] = await Promise.all([alias, site].map((door) => door.addresses().catch(() => undefined)));
  if (!found || !atSites) return notChecked(name, 'No name server answered.');
  if (!atSites.length) return notChecked(name, `${site.host} has no address either.`);
  const advice = `Let ${alias.host} lead where *.${alias.host.slice(alias.host.indexOf('.') + 1)} leads, or remove its own record.`;
  if (!found.length) return wrong(name, `${alias.host} has no address, so owners can’t connect domains of their own.`, advice);
  if ((await alias.probe()).kind === 'this') return ok(name, `Owners’ domains are to lead to ${found.join(' and ')}.`);
  return (await site.probe()).kind === 'this'
    ? wrong(name, `${alias.host} is at ${found.join(' and ')}, where this Sunup doesn’t answer. Owners’ domains would lead there.`, advice)
    : notChecked(name, 'This Sunup doesn’t answer for customers’ sites.');
}

/** The endpoint that the proxy asks before it orders a certificate, through the app's own address, with our proof. */
async function checkPermission({ doors: { app } }: Known, claims: () => Promise<Claimed[] | string>): Promise<Finding> {
  const name = 'Own domains, web';
  if ((await app.probe()).kind !== 'this') return notChecked(name, 'This Sunup doesn’t answer at APP_URL.');
  const permits = async (host: string) => (await app.ask(`${permissionPath}?domain=${host}`).catch(() => undefined))?.status;
  const found = await claims();
  const [first] = typeof found === 'string' ? [] : found;
  const [yes, no] = await Promise.all([first && permits(first.host), permits('no-such-domain.invalid')]);
  if (no !== 404)
    return wrong(
      name,
      `The question whether a domain may get a certificate is answered with status ${no ?? 'none'}, not 404, for one that doesn’t exist.`,
      `Let the proxy pass ${permissionPath} at ${app.host} to Sunup.`,
    );
  return first && yes !== 200
    ? wrong(
        name,
        `${first.host} is connected, but Sunup wouldn’t permit its certificate.`,
        'Look in the log of the web processes, and restart them.',
      )
    : ok(name, 'Permits certificates for connected domains only.');
}

function checkStates({ now }: Known, claims: Claimed[] | string): Finding {
  const name = 'Own domains';
  if (typeof claims === 'string') return notChecked(name, claims);
  const drifting = claims.filter(({ state }) => state === 'drifting');
  if (drifting.length)
    return wrong(
      name,
      `${named(drifting)} no longer ${drifting.length === 1 ? 'leads' : 'lead'} here. Owners were told, and their sites go back to the free address after a week.`,
      'Open the project in Admin to see what the domain’s records say.',
    );
  const waiting = claims.filter(({ state, since }) => state === 'pointed' && now() - since.getTime() > hourMs);
  if (waiting.length)
    return wrong(
      name,
      `${named(waiting)} ${waiting.length === 1 ? 'leads' : 'lead'} here, but we’ve had no answer there for over an hour.`,
      'Check that the proxy orders certificates on demand, and look in its log: see docs/domains.md.',
    );
  return ok(name, claims.length ? `${claims.length} connected, and all lead here.` : 'None is connected.');
}

async function checkCertificatesOf({ doors: { alias }, reach, now }: Known, claims: Claimed[] | string): Promise<Finding> {
  const name = 'Own domains, TLS';
  if (typeof claims === 'string') return notChecked(name, claims);
  const hosts = claims.filter(({ state }) => state === 'serving').slice(0, mostCertificates);
  if (!hosts.length) return ok(name, 'No domain needs a certificate.');
  const address = preferred(await alias.addresses().catch(() => []));
  if (!alias.isHttps || !address) return notChecked(name, alias.isHttps ? `${alias.host} has no address.` : 'APP_URL is without https.');
  const bad = await Promise.all(
    hosts.map(async (claim) => {
      const served = await certificateAt(reach, claim.host, address, portOf(alias.url('/'))).catch(() => undefined);
      if (!served?.isForHost || served.untrusted) return { ...claim, why: 'none' as const };
      const left = (served.validUntil.getTime() - now()) / (served.validUntil.getTime() - served.validFrom.getTime());
      return left < leastShare ? { ...claim, why: 'old' as const } : undefined;
    }),
  );
  const [none, old] = (['none', 'old'] as const).map((why) => bad.flatMap((one) => (one?.why === why ? one : [])));
  if (none?.length)
    return wrong(
      name,
      `${named(none)} ${none.length === 1 ? 'has' : 'have'} no certificate that browsers accept.`,
      'Look in the proxy’s log for why it got none.',
    );
  if (old?.length)
    return wrong(
      name,
      `The ${old.length === 1 ? 'certificate' : 'certificates'} of ${named(old)} should have been renewed: less than a third of ${old.length === 1 ? 'its life is' : 'their lives is'} left.`,
      'Look in the proxy’s log for why it wasn’t renewed.',
    );
  return ok(name, `${hosts.length === claims.length ? 'All' : `The first ${hosts.length}`} have certificates with time left.`);
}

function named(claims: Claimed[]): string {
  const shown = claims.slice(0, mostNamed).map(({ host }) => host);
  return claims.length > mostNamed ? `${shown.join(', ')} and ${claims.length - mostNamed} more` : shown.join(', ');
}
