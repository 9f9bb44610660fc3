import { probeBodyBytes, probePath, probePauseMs, probeStreamPath } from '../../domain/health/probe.ts';
import { modeInWords } from '../../domain/settings/installation-mode.ts';
import { askAt } from '../../outside/network/ask.ts';
import { reasonOf } from '../../outside/network/reason.ts';
import { type Door, factsIn, preferred } from '../doors.ts';
import { type Finding, notChecked, ok, wrong } from '../finding.ts';
import type { Known } from '../known.ts';

/** An address of TEST-NET-3, which no visitor has. */
const forged = '203.0.113.77';

/** Whether this Sunup answers from outside, and whether the proxy passes on what Sunup relies on. */
export async function checkWeb(known: Known): Promise<Finding[]> {
  const lines = await Promise.all([
    checkApp(known),
    checkBuild(known),
    checkHost(known),
    checkSites(known),
    checkRedirect('HTTP, APP_URL', known.doors.app, known),
    checkRedirect('HTTP, sites', known.doors.site, known),
    checkClientAddress(known),
    checkStreams(known),
    checkUploads(known),
  ]);
  return lines;
}

async function checkApp(known: Known): Promise<Finding> {
  const name = 'Sunup, APP_URL';
  const { doors, env } = known;
  const probe = await doors.app.probe();
  if (probe.kind === 'nowhere') return notChecked(name, `${doors.app.host} has no address.`);
  if (probe.kind === 'this')
    return probe.facts.mode === modeInWords(env)
      ? ok(name, 'Answers.')
      : wrong(
          name,
          `The Sunup that answers runs in ${probe.facts.mode} mode, and these settings say ${modeInWords(env)}.`,
          'Restart it with these settings, or run this with the ones it has.',
        );
  const where = doors.app.url('/').origin;
  if (probe.kind === 'other' && probe.answer.status < 500) {
    return (await isSunup(doors.app))
      ? wrong(
          name,
          `A Sunup answers at ${where}, but it has another AUTH_SECRET.`,
          'Run this with the settings that it has. If they’re these, restart it.',
        )
      : wrong(name, `Something else answers at ${where} (status ${probe.answer.status}).`, 'Have the proxy pass this host to Sunup.');
  }
  const details =
    probe.kind === 'other' ? `The proxy answers ${probe.answer.status} at ${where}` : `Nothing answers at ${where} (${probe.reason})`;
  if ((await known.isRunning()) === false) return notChecked(name, `Sunup isn’t running. ${details}.`);
  return wrong(
    name,
    `${details}.`,
    probe.kind === 'other'
      ? `Start Sunup, and have the proxy pass requests to its port (${env.port}).`
      : 'Start the proxy, and open its port in the firewall.',
  );
}

async function isSunup(door: Door): Promise<boolean> {
  const answer = await door.ask('/healthz').catch(() => undefined);
  return /^\{"ok":(?:true|false),"build":"/.test(answer?.body ?? '');
}

async function checkBuild({ doors, build }: Known): Promise<Finding> {
  const name = 'Build';
  const probe = await doors.app.probe();
  if (probe.kind !== 'this') return notChecked(name, 'This Sunup doesn’t answer at APP_URL.');
  return probe.facts.build === build
    ? ok(name, build)
    : wrong(name, `Build ${probe.facts.build} is running, and this is ${build}.`, 'Restart Sunup, so that it runs the newest build.');
}

async function checkHost({ doors }: Known): Promise<Finding> {
  const name = 'Host header';
  const probe = await doors.app.probe();
  if (probe.kind !== 'this') return notChecked(name, 'This Sunup doesn’t answer at APP_URL.');
  const expected = doors.app.url('/').host;
  return probe.facts.host === expected
    ? ok(name, 'Arrives unchanged.')
    : wrong(
        name,
        `The proxy changes the Host header from ${expected} to ${probe.facts.host}, and Sunup refuses other hosts.`,
        'Have it pass the header unchanged. nginx: proxy_set_header Host $http_host;',
      );
}

async function checkSites(known: Known): Promise<Finding> {
  const name = 'Sunup, sites';
  const { doors, env } = known;
  const probe = await doors.site.probe();
  if (probe.kind === 'this') return ok(name, `Answers for *.${env.sitesDomain}.`);
  if (probe.kind === 'nowhere') return notChecked(name, `${doors.site.host} has no address.`);
  if ((await doors.app.probe()).kind !== 'this') return notChecked(name, 'This Sunup doesn’t answer at APP_URL either.');
  if (doors.site.isLocal && probe.kind === 'nothing') return notChecked(name, `Nothing answers (${probe.reason}).`);
  return wrong(
    name,
    probe.kind === 'other'
      ? `Something else answers for ${doors.site.host} (status ${probe.answer.status}), so no customer’s site can be opened.`
      : `Nothing answers for ${doors.site.host} (${probe.reason}), so no customer’s site can be opened.`,
    `Have the proxy pass *.${env.sitesDomain} to Sunup, like ${doors.app.host}.`,
  );
}

async function checkRedirect(name: string, door: Door, { reach }: Known): Promise<Finding> {
  if (!door.isHttps || door.url('/').port) return notChecked(name, 'APP_URL isn’t on the usual port of https.');
  const address = preferred(await door.addresses().catch(() => []));
  if (!address) return notChecked(name, `${door.host} has no address.`);
  const advice = `Let the proxy listen on port 80, and redirect to https. It needs that port for certificates, too.`;
  try {
    const { status, headers } = await askAt(reach, new URL(`http://${door.host}/`), address);
    return status >= 301 && status <= 308 && headers.location?.startsWith(`https://${door.host}/`)
      ? ok(name, 'Redirects to https.')
      : wrong(name, `http://${door.host}/ doesn’t redirect to https (status ${status}).`, advice);
  } catch (error) {
    return wrong(name, `Nothing answers at http://${door.host}/ (${reasonOf(error)}).`, advice);
  }
}

/** Limits on logins and forms count by the client's address, so no client may choose it. */
async function checkClientAddress({ doors, env: { clientAddressHeader: header } }: Known): Promise<Finding> {
  const name = 'Client address';
  const probe = await doors.app.probe();
  if (probe.kind !== 'this') return notChecked(name, 'This Sunup doesn’t answer at APP_URL.');
  if (!header)
    return probe.facts.isForwarded
      ? wrong(
          name,
          `A proxy is in front, but CLIENT_ADDRESS_HEADER names no header. All visitors count as one (${probe.facts.socketAddress}), so limits lock them all out together.`,
          'Set CLIENT_ADDRESS_HEADER to the header in which the proxy writes the client’s address, such as X-Real-IP.',
        )
      : ok(name, 'Clients connect without a proxy.');
  const answer = await doors.app.ask(probePath, { [header]: forged }).catch(() => undefined);
  const arrived = answer && factsIn(answer.body)?.namedAddress;
  const overwrite = `Have the proxy overwrite ${header} with the client’s address. Caddy: header_up X-Real-IP {remote_host}. nginx: proxy_set_header X-Real-IP $remote_addr;`;
  if (!answer || arrived === undefined) return notChecked(name, 'The second request wasn’t answered.');
  if (arrived === null) return wrong(name, `No ${header} arrives, so all visitors count as one (${probe.facts.socketAddress}).`, overwrite);
  if (arrived.includes(forged))
    return wrong(
      name,
      arrived === forged
        ? `A client can choose its own address, because the proxy passes on the ${header} that it sends.`
        : `A client can choose its own address, because the proxy adds to the ${header} that it sends (${arrived}).`,
      overwrite,
    );
  return ok(name, `${header} arrives, and can’t be forged.`);
}

/** Photos of up to 25 MB are uploaded, several at a time. Some proxies refuse more than 1 MB unless they're told otherwise. */
async function checkUploads({ doors }: Known): Promise<Finding> {
  const name = 'Uploads';
  if ((await doors.app.probe()).kind !== 'this') return notChecked(name, 'This Sunup doesn’t answer at APP_URL.');
  let reason: string;
  try {
    const answer = await doors.app.ask(probePath, { 'Content-Type': 'application/octet-stream' }, Buffer.alloc(probeBodyBytes));
    if (answer?.body === JSON.stringify({ bytes: probeBodyBytes })) return ok(name, 'A request of 2 MB arrives.');
    reason = `status ${answer?.status}`;
  } catch (error) {
    reason = reasonOf(error);
  }
  return wrong(
    name,
    `A request of 2 MB doesn’t arrive (${reason}), so photos can’t be uploaded.`,
    'Have the proxy take requests of 64 MB. nginx: client_max_body_size 64m;',
  );
}

/** A busy machine may read two lines at once. A proxy that collects them does so every time. */
const streamAttempts = 3;

/** Our event streams send a line now and the next one later. A proxy that collects them makes everything seem frozen. */
async function checkStreams({ doors }: Known): Promise<Finding> {
  const name = 'Event streams';
  if ((await doors.app.probe()).kind !== 'this') return notChecked(name, 'This Sunup doesn’t answer at APP_URL.');
  try {
    for (let attempt = 0; attempt < streamAttempts; attempt++) {
      const answer = await doors.app.ask(probeStreamPath);
      const [first = 0] = answer?.arrivalsMs ?? [];
      const last = answer?.arrivalsMs.at(-1) ?? 0;
      if (!answer?.body.includes('second')) return notChecked(name, `The stream wasn’t whole (status ${answer?.status}).`);
      if (last - first >= probePauseMs / 2) return ok(name, 'Arrive line by line.');
    }
  } catch (error) {
    return notChecked(name, `The stream broke off (${reasonOf(error)}).`);
  }
  return wrong(
    name,
    'The proxy holds back event streams until they end, so pages don’t update by themselves.',
    'Turn off buffering for text/event-stream. Caddy: flush_interval -1. nginx: proxy_buffering off;',
  );
}
