import { readFileSync, statSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import dns2 from 'dns2';

/** A record of the built-in name server. Names are in small letters, without a final dot. */
export interface ZoneRecord {
  name: string;
  kind: 'A' | 'AAAA' | 'CNAME' | 'TXT' | 'MX' | 'CAA';
  value: string;
}

const { Packet } = dns2;
/** A TXT record is made of strings of up to 255 bytes. dns2 writes a longer one wrongly, without an error. */
const stringBytes = 255;
const ttl = 5;
/** Domains that no one here has a zone for send from this machine, so emails that are written as strangers can be proved. */
const strangersSpf = 'v=spf1 ip4:127.0.0.1 ip6:::1 -all';

/** The records that `/dev/dns` edits, in a file of the data folder, so that every process of a demo has the same. */
export class Zones {
  readonly #file: string;
  #records: ZoneRecord[] = [];
  #readAt = 0;

  constructor(dataDir: string) {
    this.#file = path.join(dataDir, 'dev-dns.json');
  }

  all(): ZoneRecord[] {
    const changedAt = statSync(this.#file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (changedAt > this.#readAt) {
      this.#records = JSON.parse(readFileSync(this.#file, 'utf8')) as ZoneRecord[];
      this.#readAt = changedAt;
    }
    return this.#records;
  }

  write(records: ZoneRecord[]): void {
    writeFileSync(this.#file, JSON.stringify(records, null, 1), { mode: 0o600 });
    this.#readAt = 0;
  }

  /** Sets records in place of those that they contradict. */
  set(wanted: readonly ZoneRecord[]): void {
    const isReplaced = (record: ZoneRecord) =>
      wanted.some((one) => one.name === record.name && (isSameUse(one, record) || one.kind === 'CNAME' || record.kind === 'CNAME'));
    this.write([...this.all().filter((record) => !isReplaced(record)), ...wanted.map(({ name, kind, value }) => ({ name, kind, value }))]);
  }
}

/** TXT records at one name are for different uses, as their first word says: 'v=spf1'. */
function isSameUse(one: ZoneRecord, other: ZoneRecord): boolean {
  const tag = ({ value }: ZoneRecord) => /^[^ ;]*/.exec(value)?.[0];
  return one.kind === other.kind && (one.kind !== 'TXT' || tag(one) === tag(other));
}

export interface NameServerOptions {
  zones: Pick<Zones, 'all'>;
  /** Our own names, which lead to this machine. */
  own: (name: string) => boolean;
  /** A text for a name without records, such as what a DNS provider says of every domain that it has. */
  text?: (name: string) => string | undefined;
  /** The name of this machine, which its address has in reverse. */
  machine?: string;
  port?: number;
}

/**
 * A name server on this machine, for demos and tests. Every name right under .localhost is a domain that someone registered, as is every
 * name with a record of its own.
 */
export async function startNameServer({
  zones,
  own,
  text = () => undefined,
  machine,
  port = 0,
}: NameServerOptions): Promise<{ address: string; stop: () => Promise<void> }> {
  const server = dns2.createServer({
    udp: true,
    tcp: true,
    handle: (request, send) => {
      const response = Packet.createResponseFromRequest(request);
      // createResponseFromRequest leaves this bit as a resolver would set it.
      response.header.aa = 1;
      for (const { name, type } of request.questions) {
        const kind = kindOf(type);
        const found = kind ? answersOf(zones.all(), own, name.toLowerCase(), kind) : reverseOf(name, type, machine);
        const value = kind === 'TXT' && found.answers.length === 0 ? text(name.toLowerCase()) : undefined;
        const answers = value ? [{ name, class: Packet.CLASS.IN, ttl, ...contentOf({ name, kind: 'TXT', value }) }] : found.answers;
        response.answers.push(...(answers as typeof response.answers));
        if (!found.exists && !value) response.header.rcode = 3;
      }
      send(response);
    },
  });
  // Its TCP part needs the port that UDP got.
  const listening = await listen(server, port);
  return {
    address: `127.0.0.1:${listening}`,
    stop: async () => {
      await server.close();
    },
  };
}

export async function listen(server: ReturnType<typeof dns2.createServer>, port: number): Promise<number> {
  const addresses = (await server.listen({ udp: { port, address: '127.0.0.1' }, tcp: { port, address: '127.0.0.1' } })) as unknown as {
    udp?: AddressInfo;
  };
  return addresses.udp?.port ?? (server.addresses() as unknown as { udp: AddressInfo }).udp.port;
}

const kinds = ['A', 'AAAA', 'CNAME', 'NS', 'TXT', 'MX', 'CAA'] as const;
export type Kind = (typeof kinds)[number];

export function kindOf(type: number): Kind | undefined {
  return kinds.find((kind) => Packet.TYPE[kind] === type);
}

interface Found {
  answers: object[];
  /** False if there's no such name at all. */
  exists: boolean;
}

/** What's asked about an address. Only that of this machine has a name. */
function reverseOf(name: string, type: number, machine: string | undefined): Found {
  const isHere = type === Packet.TYPE.PTR && name === '1.0.0.127.in-addr.arpa' && machine !== undefined;
  return { exists: true, answers: isHere ? [{ name, class: Packet.CLASS.IN, ttl, type, domain: machine }] : [] };
}

function answersOf(records: ZoneRecord[], own: (name: string) => boolean, name: string, kind: Kind): Found {
  const at = { name, class: Packet.CLASS.IN, ttl };
  const spf = { ...at, ...contentOf({ name, kind: 'TXT', value: strangersSpf }) };
  if (own(name)) {
    if (kind === 'TXT') return { exists: true, answers: [spf] };
    return { exists: true, answers: kind === 'A' ? [{ ...at, type: Packet.TYPE.A, address: '127.0.0.1' }] : [] };
  }
  if (/^ns1\.[^.]+(?:\.[^.]+)*$/.test(name) && kind === 'A')
    return { exists: true, answers: [{ ...at, type: Packet.TYPE.A, address: '127.0.0.1' }] };
  const exact = records.filter((record) => record.name === name);
  const wild = `*.${name.slice(name.indexOf('.') + 1)}`;
  const there = exact.length > 0 ? exact : records.filter((record) => record.name === wild);
  const isDomain = /^[^.]+\.localhost$/.test(name) || exact.length > 0;
  if (kind === 'NS') return { exists: isDomain, answers: isDomain ? [{ ...at, type: Packet.TYPE.NS, ns: `ns1.${name}` }] : [] };
  const alias = there.find((record) => record.kind === 'CNAME');
  if (alias) {
    const link = { ...at, type: Packet.TYPE.CNAME, domain: alias.value };
    const next =
      kind === 'CNAME' || alias.value === name
        ? []
        : answersOf(
            records.filter((record) => record !== alias),
            own,
            alias.value,
            kind,
          ).answers;
    return { exists: true, answers: [link, ...next] };
  }
  if (kind === 'TXT' && isStrangers(records, name)) return { exists: true, answers: [spf] };
  const answers = there.filter((record) => record.kind === kind).map((record) => ({ ...at, ...contentOf(record) }));
  const isAbove = records.some((record) => record.name.endsWith(`.${name}`));
  return { exists: there.length > 0 || isDomain || isAbove, answers };
}

/** True for a name without a zone, where a mail server would look for who may send. Names of owners here, and of other records, aren't. */
function isStrangers(records: ZoneRecord[], name: string): boolean {
  const isOurs = (zone: string) => name === zone || name.endsWith(`.${zone}`) || zone.endsWith(`.${name}`);
  return !/(?:^|\.)_|(?:^|\.)localhost$/.test(name) && !records.some((record) => isOurs(record.name));
}

export function contentOf({ kind, value }: ZoneRecord): object {
  const type = Packet.TYPE[kind];
  switch (kind) {
    case 'A':
    case 'AAAA':
      return { type, address: value };
    case 'CNAME':
      return { type, domain: value };
    case 'TXT':
      return { type, data: stringsOf(value) };
    case 'MX': {
      const [priority = '10', exchange = ''] = value.split(' ');
      return { type, priority: Number(priority), exchange };
    }
    case 'CAA': {
      const [flags = '0', tag = 'issue', ...rest] = value.split(' ');
      return { type, flags: Number(flags), tag, value: rest.join(' ').replaceAll('"', '') };
    }
  }
}

function stringsOf(text: string): string[] {
  const bytes = Buffer.from(text);
  return Array.from({ length: Math.max(1, Math.ceil(bytes.length / stringBytes)) }, (_, n) =>
    bytes.subarray(n * stringBytes, (n + 1) * stringBytes).toString(),
  );
}
