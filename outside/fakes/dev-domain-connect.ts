import type { Hono } from 'hono';
import { html } from 'hono/html';
import { devPage, devPagePolicy } from './dev-page.ts';
import type { ZoneRecord, Zones } from './name-server.ts';

/** Where the built-in DNS provider answers. Its discovery records name it. */
export const devConnectPath = '/dev/domain-connect';

/**
 * The other side of Domain Connect: a DNS provider of made-up domains that has our template, and sets its records once someone agrees. `origin` is
 * the app's, the only place that it sends people back to.
 */
export function addDevDomainConnect(app: Hono, zones: Zones, origin: string): void {
  const base = origin + devConnectPath;
  const template = `${devConnectPath}/v2/domainTemplates/providers/:provider/services/:service`;
  app.get(`${devConnectPath}/v2/:domain/settings`, (context) =>
    context.json({ providerName: 'the built-in DNS', urlSyncUX: base, urlAPI: base }, 200, { 'Cache-Control': 'no-store' }),
  );
  app.get(template, (context) => context.json({}, 200, { 'Cache-Control': 'no-store' }));
  app.get(`${template}/apply`, (context) => {
    const records = recordsOf(context.req.query());
    context.header('Content-Security-Policy', devPagePolicy);
    context.header('Cache-Control', 'no-store');
    return context.html(agreePage(context.req.query('domain') ?? '', records));
  });
  app.post(`${template}/apply`, (context) => {
    const records = recordsOf(context.req.query());
    const isReplaced = (one: ZoneRecord) =>
      records.some(
        ({ name, kind }) => name === one.name && (kind === 'TXT' ? one.kind === 'TXT' : ['A', 'AAAA', 'CNAME'].includes(one.kind)),
      );
    zones.write([...zones.all().filter((one) => !isReplaced(one)), ...records]);
    const back = context.req.query('redirect_uri') ?? '';
    return context.redirect(URL.canParse(back) && new URL(back).origin === origin ? back : '/dev/dns', 303);
  });
}

/** The records of our template (deploy/domain-connect.json) with the values of a request. */
function recordsOf({ domain = '', IP = '', ALIAS = '', PROOFNAME = '', PROOF = '' }: Record<string, string>): ZoneRecord[] {
  return [
    { name: domain, kind: 'A', value: IP },
    { name: `www.${domain}`, kind: 'CNAME', value: ALIAS },
    { name: `${PROOFNAME}.${domain}`, kind: 'TXT', value: PROOF },
  ];
}

function agreePage(domain: string, records: ZoneRecord[]) {
  return devPage({
    title: 'Built-in DNS',
    lead: 'What a DNS provider asks before it sets records for a website (Domain Connect). Real ones ask for a login first.',
    empty: '',
    rows: [html`<li><a href="/dev/dns?domain=${domain}"><b>${domain}</b><span>Its records today</span></a></li>`],
    chosen: html`<h2>Set these records of ${domain}?</h2>
  <table><caption>Records</caption><thead><tr><th scope="col">Name</th><th scope="col">Kind</th><th scope="col">Value</th></tr></thead><tbody>
  ${records.map(({ name, kind, value }) => html`<tr><td>${name}</td><td>${kind}</td><td>${value}</td></tr>`)}
  </tbody></table>
  <form method="post"><button>Set them</button></form>`,
  });
}
