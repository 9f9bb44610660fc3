import { authority, goodCertificate, type SetUp } from '../helpers/whole-setup.ts';
import type { Fault } from './fault.ts';

const host = 'hollis-plumbing.com';
const dayMs = 24 * 60 * 60_000;
const daysFromNow = (days: number) => new Date(Date.now() + days * dayMs);

/** Connects a domain to a site. Its certificate has some days behind it and some left. */
async function connect({ sql, proxy, connected }: SetUp, { state = 'serving', days = [10, 54] as [number, number], isKnown = true } = {}) {
  await sql(
    `with owner as (insert into users (id, name, email) values (gen_random_uuid(), 'Dana', 'dana@example.com') returning id),
      project as (insert into projects (id, owner_id, slug, name, seed) select gen_random_uuid(), id, 'hollis', 'Hollis', 1 from owner returning id)
    insert into domain_claims (id, project_id, domain, host, state, proof, since)
      select gen_random_uuid(), id, $1, $1, $2, '', now() - interval '2 hours' from project`,
    [host, state],
  );
  const certificate = authority.issue([host], daysFromNow(-days[0]), daysFromNow(days[1]));
  proxy.habits.certificate = (asked) => (asked === host ? certificate : goodCertificate);
  if (isKnown) connected.add(host);
}

/** Faults of owners' domains. */
export const domainFaults: Fault[] = [
  {
    what: 'a domain that leads elsewhere',
    plant: (world) => connect(world, { state: 'drifting' }),
    lines: { 'Own domains': /^hollis-plumbing\.com no longer leads here/ },
  },
  {
    what: 'a domain where nothing of ours has answered for two hours',
    plant: (world) => connect(world, { state: 'pointed' }),
    lines: { 'Own domains': /^hollis-plumbing\.com leads here, but we’ve had no answer there/ },
  },
  {
    what: 'a domain’s certificate that wasn’t renewed',
    plant: (world) => connect(world, { days: [50, 14] }),
    lines: { 'Own domains, TLS': /^The certificate of hollis-plumbing\.com should have been renewed/ },
  },
  {
    what: 'a domain without a certificate',
    plant: async (world) => {
      await connect(world);
      world.proxy.habits.certificate = () => goodCertificate;
    },
    lines: { 'Own domains, TLS': /^hollis-plumbing\.com has no certificate that browsers accept/ },
  },
  {
    what: 'a web process that doesn’t know a connected domain',
    plant: (world) => connect(world, { isKnown: false }),
    lines: { 'Own domains, web': /^hollis-plumbing\.com is connected, but Sunup wouldn’t permit its certificate/ },
  },
];
