import dns2 from 'dns2';
import { contentOf, type Kind, kindOf, listen, type ZoneRecord } from '../../outside/fakes/name-server.ts';
import { type NameServer, nameServerAt } from '../../outside/network/name-server.ts';
import type { Names } from '../../outside/network/names.ts';
import { isPublicAddress } from '../../outside/network/public-addresses.ts';

const { Packet } = dns2;

/** A made-up domain, or a zone below one, as its name servers have it. */
export interface Zone {
  records: ZoneRecord[];
  /** What public resolvers remember from before, if that's something else. */
  remembered?: ZoneRecord[] | undefined;
  /** Addresses that every other question for an A record gets instead. */
  alternating?: { isFirst: boolean; address: string } | undefined;
  /** What its own name servers do instead of answering. With `everyone`, resolvers have the same trouble. */
  fault?: { kind: 'servfail' | 'refused' | 'silent'; everyone?: boolean } | undefined;
  nameServer?: { host?: string; address?: string } | undefined;
}

/** Who is asked: a public resolver, the server of the domains, or the one of the zones below them. */
type View = 'public' | 'domains' | 'below';

/** Addresses of the two servers of zones. Where they really are on this machine is known to `authorityAt`. */
const addressOf = { domains: '9.9.9.9', below: '9.9.9.10' };

interface Served {
  zones: Map<string, Zone>;
  names: Names;
  /** Where a public resolver answers. */
  resolver: string;
  stop: () => Promise<void>;
}

/** Name servers on this machine: two public resolvers, one server for domains and one for zones below them. `own` are names that lead here. */
export async function startNameServers(own: (name: string) => string[]): Promise<Served> {
  const zones = new Map<string, Zone>();
  const turns: Asked['turns'] = new Map();
  const [resolver, second, domains, below] = await Promise.all(
    (['public', 'public', 'domains', 'below'] as const).map((view) => serve({ view, zones, own, turns })),
  );
  if (!resolver || !second || !domains || !below) throw new Error('A name server did not start.');
  const at: Record<string, NameServer> = {
    [addressOf.domains]: nameServerAt([domains.address]),
    [addressOf.below]: nameServerAt([below.address]),
  };
  return {
    zones,
    resolver: resolver.address,
    names: {
      public: [resolver, second].map(({ address }) => nameServerAt([address])),
      authorityAt: (addresses) => addresses.filter(isPublicAddress).flatMap((address) => at[address] ?? [])[0],
      mayConnect: isPublicAddress,
    },
    stop: async () => void (await Promise.all([resolver, second, domains, below].map(({ stop }) => stop()))),
  };
}

async function serve(asked: Asked): Promise<{ address: string; stop: () => Promise<void> }> {
  const { view } = asked;
  const server = dns2.createServer({
    udp: true,
    tcp: true,
    handle: (request, send) => {
      const response = Packet.createResponseFromRequest(request);
      const [question] = request.questions;
      const kind = question && kindOf(question.type);
      const answer = question && kind ? answerOf(asked, question.name.toLowerCase(), kind) : none;
      if (answer === 'silent') return;
      response.header.aa = view === 'public' || answer.isReferral ? 0 : 1;
      response.header.ra = view === 'public' ? 1 : 0;
      response.header.rcode = answer.code;
      response.answers.push(...(answer.records as typeof response.answers));
      send(response);
    },
  });
  const port = await listen(server, 0);
  return { address: `127.0.0.1:${port}`, stop: async () => void (await server.close()) };
}

interface Reply {
  /** 2: a failure, 3: no such name, 5: refused. */
  code: number;
  records: object[];
  isReferral?: boolean;
}

const none: Reply = { code: 0, records: [] };
const longestChain = 16;

interface Asked {
  view: View;
  zones: Map<string, Zone>;
  own: (name: string) => string[];
  /** Questions for addresses of zones that alternate. */
  turns: Map<Zone, number>;
}

function answerOf(asked: Asked, name: string, kind: Kind, depth = 0): Reply | 'silent' {
  const { view, zones, own, turns } = asked;
  const at = { name, class: Packet.CLASS.IN, ttl: 5 };
  const ours = own(name);
  if (ours.length > 0)
    return { code: 0, records: ours.filter((one) => kind === (one.includes(':') ? 'AAAA' : 'A')).map((one) => record(at, kind, one)) };
  const served = [...zones.values()].find(({ nameServer }) => nameServer?.host === name);
  if (served) return { code: 0, records: kind === 'A' ? [record(at, 'A', served.nameServer?.address ?? addressOf.domains)] : [] };
  const found = zoneOf(asked, name);
  if (!found) return { code: view === 'public' ? 3 : 5, records: [] };
  const { zone, apex } = found;
  if (zone.fault && (view !== 'public' || zone.fault.everyone))
    return zone.fault.kind === 'silent' ? 'silent' : { code: zone.fault.kind === 'servfail' ? 2 : 5, records: [] };
  const host = zone.nameServer?.host ?? `ns1.${apex}`;
  if (name === host && kind === 'A')
    return { code: 0, records: [record(at, 'A', zone.nameServer?.address ?? addressOf[levelOf(zones, apex)])] };
  if (name === apex && kind === 'NS') return { code: 0, records: [{ ...at, type: Packet.TYPE.NS, ns: host }] };
  // The server of a domain only refers to that of a zone below it.
  if (view === 'domains' && zoneOf({ ...asked, view: 'public' }, name)?.apex !== apex) return { ...none, isReferral: true };
  const there = recordsAt((view === 'public' && zone.remembered) || zone.records, name);
  const alias = there.find((one) => one.kind === 'CNAME');
  if (alias) {
    const link = { ...at, type: Packet.TYPE.CNAME, domain: alias.value };
    if (kind === 'CNAME') return { code: 0, records: [link] };
    // A resolver gives up on a circle. A zone's own server answers with what it has of the chain.
    if (depth > longestChain) return view === 'public' ? { code: 2, records: [] } : none;
    const next = answerOf(asked, alias.value, kind, depth + 1);
    if (next === 'silent') return next;
    return view === 'public' ? { code: next.code, records: [link, ...next.records] } : { code: 0, records: [link, ...next.records] };
  }
  const turn = turns.get(zone) ?? 0;
  if (kind === 'A' && zone.alternating) turns.set(zone, turn + 1);
  const isOther = kind === 'A' && zone.alternating && turn % 2 === (zone.alternating.isFirst ? 0 : 1);
  if (isOther) return { code: 0, records: [record(at, 'A', zone.alternating?.address ?? '')] };
  const records = there.filter((one) => one.kind === kind).map((one) => ({ ...at, ...contentOf(one) }));
  const isKnown = there.length > 0 || name === apex || zone.records.some((one) => one.name.endsWith(`.${name}`));
  return { code: isKnown ? 0 : 3, records };
}

const record = (at: object, kind: Kind, address: string) => ({ ...at, type: Packet.TYPE[kind], address });

/** Records of a name, or of the closest wildcard above it. */
function recordsAt(records: ZoneRecord[], name: string): ZoneRecord[] {
  const exact = records.filter((one) => one.name === name);
  if (exact.length > 0) return exact;
  for (let above = name; above.includes('.'); above = above.slice(above.indexOf('.') + 1)) {
    const wild = records.filter((one) => one.name === `*.${above.slice(above.indexOf('.') + 1)}`);
    if (wild.length > 0) return wild;
  }
  return [];
}

/** The zone that a server has for a name. The server of the domains knows only the highest, a resolver the closest. */
function zoneOf({ view, zones }: Pick<Asked, 'view' | 'zones'>, name: string): { zone: Zone; apex: string } | undefined {
  const found: { zone: Zone; apex: string }[] = [];
  for (let apex = name; apex; apex = apex.includes('.') ? apex.slice(apex.indexOf('.') + 1) : '') {
    const zone = zones.get(apex);
    if (zone) found.push({ zone, apex });
  }
  return view === 'domains' ? found.at(-1) : found[0];
}

/** Whether a zone lies below another one. */
function levelOf(zones: Map<string, Zone>, apex: string): 'domains' | 'below' {
  return zoneOf({ view: 'domains', zones }, apex)?.apex === apex ? 'domains' : 'below';
}
