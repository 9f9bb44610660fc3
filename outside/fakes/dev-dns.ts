import type { Hono } from 'hono';
import { html } from 'hono/html';
import { devPage, devPagePolicy } from './dev-page.ts';
import type { ZoneRecord, Zones } from './name-server.ts';

/** A domain that an owner connects, with the records that we ask for. */
export interface AskedZone {
  name: string;
  records: ZoneRecord[];
}

const kinds = ['A', 'AAAA', 'CNAME', 'TXT', 'MX', 'CAA'] as const satisfies ZoneRecord['kind'][];

/**
 * The zones of the built-in name server: what a registrar's DNS settings are outside of a demo. `askers` tell what owners are asked to set,
 * for their sites and for email, the last first. Domains that wait for records come first.
 */
export function addDevDns(app: Hono, zones: Zones, askers: readonly (() => Promise<AskedZone[]>)[]): void {
  const asked = async () => {
    const all = (await Promise.all(askers.map((ask) => ask()))).flat();
    return [...Map.groupBy(all, ({ name }) => name)].map(([name, parts]) => ({ name, records: parts.flatMap(({ records }) => records) }));
  };
  app.get('/dev/dns', async (context) => {
    context.header('Content-Security-Policy', devPagePolicy);
    context.header('Cache-Control', 'no-store');
    return context.html(dnsPage(zones.all(), await asked(), context.req.query('domain')));
  });
  app.post('/dev/dns', async (context) => {
    const form = await context.req.formData();
    const text = (name: string) => String(form.get(name) ?? '').trim();
    const records = zones.all();
    const domain = text('domain');
    const intent = text('intent');
    if (intent === 'set') zones.set((await asked()).find(({ name }) => name === domain)?.records ?? []);
    else if (intent === 'delete') zones.write(records.filter((record) => keyOf(record) !== text('record')));
    else {
      const kind = kinds.find((one) => one === text('kind'));
      const [name, value] = [text('name').toLowerCase().replace(/\.$/, ''), text('value')];
      if (kind && name && value) zones.write([...records, { name, kind, value }]);
    }
    return context.redirect(`/dev/dns${domain ? `?domain=${encodeURIComponent(domain)}` : ''}`, 303);
  });
}

const keyOf = ({ name, kind, value }: ZoneRecord): string => `${name} ${kind} ${value}`;

/** hollis.localhost for www.hollis.localhost. */
const domainOf = (name: string): string => name.split('.').slice(-2).join('.');

/** The records of a zone that its owner was asked to set and hasn't. */
function missingOf({ records: wanted }: AskedZone, records: ZoneRecord[]): ZoneRecord[] {
  const there = new Set(records.map(keyOf));
  return wanted.filter((record) => !there.has(keyOf(record)));
}

function linesOf(name: string, records: ZoneRecord[], zone: AskedZone | undefined): string {
  const missing = zone ? missingOf(zone, records).length : 0;
  const count = records.filter((record) => domainOf(record.name) === name).length;
  return [inWords(count), missing > 0 && `waits for ${inWords(missing)}`].filter(Boolean).join(', ');
}

const inWords = (count: number): string => (count === 1 ? '1 record' : `${count} records`);

function dnsPage(records: ZoneRecord[], asked: AskedZone[], chosen: string | undefined) {
  const waiting = asked.filter((zone) => missingOf(zone, records).length > 0).map(({ name }) => name);
  const others = [...asked.map(({ name }) => name), ...records.map(({ name }) => domainOf(name))].sort();
  const domains = [...new Set([...waiting, ...others])];
  const domain = domains.find((one) => one === chosen) ?? domains[0];
  return devPage({
    title: 'DNS',
    lead: 'The records of made-up domains, as a registrar’s DNS settings. Every name under .localhost counts as registered.',
    empty: 'No records yet. Connect a domain in the portal’s settings, such as your-business.localhost, and its records can be set here.',
    rows: domains.map(
      (name) =>
        html`<li><a href="/dev/dns?domain=${name}"${name === domain ? html` aria-current="true"` : ''}><b>${name}</b><span>${linesOf(
          name,
          records,
          asked.find((zone) => zone.name === name),
        )}</span></a></li>`,
    ),
    chosen: domain
      ? zoneOf(
          domain,
          records.filter(({ name }) => domainOf(name) === domain),
          asked.find(({ name }) => name === domain),
        )
      : '',
  });
}

function zoneOf(domain: string, records: ZoneRecord[], asked: AskedZone | undefined) {
  const button = (intent: string, label: string, record = '') =>
    html`<form method="post"><input type="hidden" name="intent" value="${intent}"><input type="hidden" name="domain" value="${domain}"><input type="hidden" name="record" value="${record}"><button>${label}</button></form>`;
  return html`<h2>${domain}</h2>
  ${asked ? html`<p>Its owner was asked to set ${asked.records.length} records.</p>${button('set', 'Set them all')}` : ''}
  <table><caption>Records</caption><thead><tr><th scope="col">Name</th><th scope="col">Kind</th><th scope="col">Value</th><td></td></tr></thead><tbody>
  ${records.map((record) => html`<tr><td>${record.name}</td><td>${record.kind}</td><td>${record.value}</td><td>${button('delete', 'Delete', keyOf(record))}</td></tr>`)}
  </tbody></table>
  <h3>Add a record</h3>
  <form method="post"><input type="hidden" name="domain" value="${domain}"><label>Name <input name="name" value="${domain}" required></label> <label>Kind <select name="kind">${kinds.map((kind) => html`<option>${kind}</option>`)}</select></label> <label>Value <input name="value" required></label> <button>Add</button></form>`;
}
