import { env } from '../base/env.ts';
import { log } from '../base/log.ts';
import { withPool } from '../db/connect.ts';
import { admitRecipient, greetSender, keepMail } from '../domain/incoming-mails/door.ts';
import { networkOf } from '../domain/limits/network.ts';
import { type Admitted, type ReceivedMail, startReceiver } from '../outside/mail-in/receiver.ts';
import { names } from '../outside/network/names.ts';

/** Receives email at a port, if a host is configured for it. Returns functions that stop it. A process that does nothing else answers health checks beside it. */
export async function openMailDoor(isAlone: boolean): Promise<(() => Promise<void>)[]> {
  const { mailIn, mode, isLocal } = env();
  if (!mailIn) {
    if (!isAlone) return [];
    throw new Error(
      'Set MAIL_HOST to the name of the host that receives email, such as mail.sunup.example. docs/email.md says what else it needs.',
    );
  }
  const { host, port, tls, requiresTls, webhookSecret, imapUrl } = mailIn;
  const isOwnMachine = mode === 'demo' || isLocal;
  // Those who take email another way mostly can't use port 25, and a process that does everything else has to start without it.
  if (!isAlone && !isOwnMachine && (webhookSecret || imapUrl)) return [];
  const usedTls = tls ?? 'own';
  const door = await startReceiver({
    host,
    port,
    // Email comes from strangers, and web requests come from a proxy. So HOST isn't where they come to.
    bind: isOwnMachine ? '127.0.0.1' : '::',
    tls: usedTls,
    requiresTls,
    names: names(),
    // Not with the connections that pages use.
    greet: (client) => withPool('jobs', () => greetSender(client)),
    admit: (recipient, sender, client) => withPool('jobs', () => admitRecipient(recipient, sender, client)),
    accept: (mail) => withPool('jobs', () => keepAndLog(mail)),
    network: networkOf,
    onError: (error) => log.error({ err: error }, 'receiving email failed'),
  }).catch((error: unknown) => Promise.reject(inWords(error as NodeJS.ErrnoException, port)));
  log.info({ port: door.port, host, certificate: usedTls === 'own' ? 'its own' : usedTls.cert }, 'receiving email');
  return isAlone ? [door.stop, await (await import('./worker.ts')).startStatusServer()] : [door.stop];
}

async function keepAndLog(mail: ReceivedMail): Promise<Admitted> {
  const startedMs = performance.now();
  const admitted = await keepMail(mail);
  const { verdict, reason } = mail.authentication;
  const status = admitted.ok ? 250 : admitted.status;
  log.info({ status, bytes: mail.raw.length, verdict, reason, ms: Math.round(performance.now() - startedMs) }, 'email came in');
  return admitted;
}

/** What to do about a port that can't be opened. Other errors stay as they are. */
function inWords(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === 'EADDRINUSE')
    return new Error(`Port ${port} is already in use. Stop the mail server that uses it, or set MAIL_PORT to another number.`);
  if (error.code === 'EACCES')
    return new Error(
      `Port ${port} may not be opened by this user. Allow it (with systemd: AmbientCapabilities=CAP_NET_BIND_SERVICE), or set MAIL_PORT to one from 1024 on.`,
    );
  return error;
}
