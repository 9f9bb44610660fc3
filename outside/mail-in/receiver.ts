import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import type { Names } from '../network/names.ts';
import { answerTo, type Refusal, type RefusalStatus, refusal } from './answers.ts';
import { asciiAddress } from './ascii-address.ts';
import { type Authentication, authenticationOf, type Client } from './authentication.ts';
import { BodyMemory } from './body-memory.ts';
import { watchCertificate } from './certificate.ts';
import { uncheckable } from './checkable.ts';
import { ownCertificate } from './own-certificate.ts';
import { receivedLine } from './received-line.ts';
import { Turns } from './turns.ts';

export type { Client };

/** What's said to a recipient or an email: yes, or a refusal with an SMTP status and a sentence, which may begin with a status of its own: '5.1.1 There’s …' */
export type Admitted = { ok: true } | { ok: false; status: RefusalStatus; message: string };

export interface ReceivedMail {
  client: Client;
  /** The envelope, in small letters. */
  sender: string;
  recipients: string[];
  raw: Buffer;
  /** `raw` as it's stored: below the line that says how it came here. */
  file: Buffer;
  authentication: Authentication;
}

export interface ReceiverOptions {
  /** The name that it greets with. */
  host: string;
  /** IP address and port to listen on. 0 is any free port. `::` is all addresses. */
  bind: string;
  port: number;
  /** Files of a certificate and its key. `own` is one that's made at the start. Without any, there's no TLS. */
  tls: { cert: string; key: string } | 'own' | undefined;
  requiresTls: boolean;
  names: Names;
  /** Whether a sender may deliver anything now, before it names a recipient. */
  greet: (client: Client) => Promise<Admitted>;
  admit: (recipient: string, sender: string, client: Client) => Promise<Admitted>;
  /** Stores an email. It's acknowledged once this resolves to yes. */
  accept: (mail: ReceivedMail) => Promise<Admitted>;
  /** What's the same sender for the limit of connections. Addresses by default. */
  network?: (address: string) => string;
  /** Gets errors on our side. */
  onError?: (error: Error) => void;
  limits?: Partial<Limits>;
}

interface Limits {
  /** Connections at once, in all and from one network. */
  connections: number;
  connectionsOfOne: number;
  /** Bytes of one email, and of all that are held at once. */
  mailBytes: number;
  heldBytes: number;
  /** Time for a command, for what's before and between emails, and for an email, in milliseconds. */
  idleMs: number;
  commandsMs: number;
  bodyMs: number;
  /** Between two looks at the certificate's files. They're renewed every few weeks. */
  certificateMs: number;
}

const megabyte = 1024 * 1024;
const usualLimits: Limits = {
  connections: 1000,
  connectionsOfOne: 20,
  mailBytes: 25 * megabyte,
  heldBytes: 28 * megabyte,
  idleMs: 60_000,
  commandsMs: 5 * 60_000,
  bodyMs: 10 * 60_000,
  certificateMs: 60_000,
};
const mostRecipients = 50;
/** Recipients that a connection may name in vain. More are someone who tries out names. */
const mostRefused = 20;
/** Questions that are asked at once. Senders wait for their turn, so a crowd of them isn't refused for lack of database connections. */
const questionsAtOnce = 5;
/** Checking and storing take several times an email's size in memory. One large email at once, and small ones beside it. */
const checkedAtOnce = 16 * megabyte;
const heaviestChecked = 10 * megabyte;
/** For emails that are being delivered while we stop. */
const stopMs = 5000;

const later = refusal(451, '4.3.0 We can’t take email right now. Please try again in a few minutes.');

interface Session {
  deadline: NodeJS.Timeout;
  isGreeted: boolean;
  isReceiving: boolean;
  /** Recipients that were refused for good. */
  refused: number;
}

let listeningAt: number | undefined;

/** The port that this process receives email at. Undefined if it doesn't. */
export function receiverPort(): number | undefined {
  return listeningAt;
}

/** Receives email over SMTP. */
export async function startReceiver(options: ReceiverOptions): Promise<{ port: number; stop: () => Promise<void> }> {
  const receiver = new Receiver(options);
  const port = await receiver.listen();
  listeningAt = port;
  return {
    port,
    stop: async () => {
      listeningAt = undefined;
      await receiver.stop();
    },
  };
}

class Receiver {
  readonly #options: ReceiverOptions;
  readonly #limits: Limits;
  readonly #server: SMTPServer;
  readonly #memory: BodyMemory;
  readonly #questions = new Turns(questionsAtOnce);
  readonly #checks = new Turns(checkedAtOnce);
  readonly #sessions = new Map<string, Session>();
  #stopWatching: () => void = () => undefined;

  constructor(options: ReceiverOptions) {
    this.#options = options;
    this.#limits = { ...usualLimits, ...options.limits };
    this.#memory = new BodyMemory(this.#limits.heldBytes);
    this.#server = new SMTPServer({
      name: options.host,
      heloResponse: '%s',
      size: this.#limits.mailBytes,
      authOptional: true,
      // Some of its commands are jokes. Whether an address exists is said only to those who send there.
      disabledCommands: ['AUTH', 'VRFY', 'EXPN', 'WIZ', 'SHELL', 'KILL', ...(options.tls ? [] : ['STARTTLS'])],
      disableReverseLookup: true,
      maxClients: this.#limits.connections,
      maxRecipients: mostRecipients,
      socketTimeout: this.#limits.idleMs,
      closeTimeout: stopMs,
      logger: false,
      onConnect: (session, done) => done(this.#connected(session)),
      onClose: (session) => this.#closed(session),
      onMailFrom: (_, session, done) => this.#ask(() => this.#greet(session), done),
      onRcptTo: ({ address }, session, done) => this.#ask(() => this.#admit(address, session), done),
      onData: (stream, session, done) =>
        this.#ask(
          () => this.#receive(stream, session),
          (refused) => done(refused, 'Thank you. We have it.'),
        ),
    });
    // Connections of strangers break all the time. What fails on our side is reported where it does.
    this.#server.on('error', () => undefined);
  }

  async listen(): Promise<number> {
    const { tls, host, bind, port, onError } = this.#options;
    if (tls === 'own') this.#server.updateSecureContext(ownCertificate(host));
    else if (tls) {
      const use = (pair: { cert: string; key: string }) => this.#server.updateSecureContext(pair);
      this.#stopWatching = await watchCertificate(tls, use, this.#limits.certificateMs, onError);
    }
    await new Promise<void>((resolve, reject) => {
      this.#server.server.once('error', reject);
      // Without an address it listens on all, also where there's no IPv6.
      if (bind === '::') this.#server.listen(port, resolve);
      else this.#server.listen(port, bind, resolve);
    });
    return (this.#server.server.address() as AddressInfo).port;
  }

  /** Stops once the emails that are coming in are stored, or after a few seconds. */
  stop(): Promise<void> {
    this.#stopWatching();
    const stopped = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    for (const connection of this.#server.connections)
      if (!this.#sessions.get(connection.id)?.isReceiving) connection.send(421, '4.3.2 We are restarting. Please come again in a minute.');
    return stopped;
  }

  /** Asks a question and gives the server its answer. Whatever fails is a reason to come again later, never a yes. */
  #ask(question: () => Promise<Refusal | undefined>, done: (refused?: Refusal) => void): void {
    const failed = (error: Error) => {
      // A sender that hangs up in the middle is no error of ours.
      if ((error as NodeJS.ErrnoException).code !== 'ECONNECTION') this.#options.onError?.(error);
      return later;
    };
    question()
      .catch(failed)
      .then(done)
      .catch((error: Error) => this.#options.onError?.(error));
  }

  #connected(session: SMTPServerSession): Refusal | undefined {
    const { network = (address: string) => address } = this.#options;
    // A connection that was closed already has no address.
    const senderAt = (address: string) => (address === '' ? '' : network(address));
    const one = senderAt(session.remoteAddress);
    const same = [...this.#server.connections].filter(({ remoteAddress }) => senderAt(remoteAddress) === one).length;
    if (same > this.#limits.connectionsOfOne) return refusal(421, '4.7.0 You have too many connections open. Please use fewer.');
    const deadline = this.#deadline(session.id, this.#limits.commandsMs);
    this.#sessions.set(session.id, { deadline, isGreeted: false, isReceiving: false, refused: 0 });
    return undefined;
  }

  #closed({ id }: SMTPServerSession): void {
    clearTimeout(this.#sessions.get(id)?.deadline);
    this.#sessions.delete(id);
  }

  /** Ends a connection that takes too long. The server's own limit only ends those that say nothing. */
  #deadline(id: string, ms: number): NodeJS.Timeout {
    const end = () => {
      for (const connection of this.#server.connections)
        if (connection.id === id) connection.send(421, '4.4.2 This takes too long. Please connect again.');
    };
    return setTimeout(end, ms).unref();
  }

  #note(id: string, isReceiving: boolean): void {
    const session = this.#sessions.get(id);
    if (!session) return;
    clearTimeout(session.deadline);
    session.deadline = this.#deadline(id, isReceiving ? this.#limits.bodyMs : this.#limits.commandsMs);
    session.isReceiving = isReceiving;
  }

  async #greet(session: SMTPServerSession): Promise<Refusal | undefined> {
    if (this.#options.requiresTls && !session.secure)
      return refusal(530, '5.7.0 Please use STARTTLS first. We accept email over TLS only.');
    const known = this.#sessions.get(session.id);
    if (known?.isGreeted) return undefined;
    const refused = answerTo(await this.#questions.run(1, () => this.#options.greet(clientOf(session))));
    if (known && !refused) known.isGreeted = true;
    return refused;
  }

  async #admit(address: string, session: SMTPServerSession): Promise<Refusal | undefined> {
    const refused = answerTo(
      await this.#questions.run(1, () => this.#options.admit(this.#recipient(address), senderOf(session), clientOf(session))),
    );
    const known = this.#sessions.get(session.id);
    if (known && refused && refused.responseCode >= 550) known.refused += 1;
    if (known && known.refused > mostRefused)
      return refusal(421, '4.7.0 Too many of your recipients were refused. Please come again later.');
    return refused;
  }

  /** Every mail host has a postmaster, who may be written to without a domain. */
  #recipient(address: string): string {
    return asciiAddress(address.includes('@') ? address : `${address}@${this.#options.host}`);
  }

  async #receive(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<Refusal | undefined> {
    // The server empties the envelope after an email.
    const sender = senderOf(session);
    const recipients = session.envelope.rcptTo.map(({ address }) => this.#recipient(address));
    const client = clientOf(session);
    this.#note(session.id, true);
    const held = this.#memory.hold();
    try {
      const { names, host, accept } = this.#options;
      const line = receivedLine(client, host);
      const file = await held.read(stream, this.#limits.mailBytes, line);
      if (!Buffer.isBuffer(file)) return file;
      const raw = file.subarray(line.length);
      const refused = uncheckable(raw);
      if (refused) return answerTo(refused);
      return await this.#checks.run(Math.min(raw.length, heaviestChecked), async () => {
        const authentication = await authenticationOf(raw, client, sender, names, host);
        return answerTo(await this.#questions.run(1, () => accept({ client, sender, recipients, raw, file, authentication })));
      });
    } finally {
      held.release();
      this.#note(session.id, false);
    }
  }
}

function senderOf({ envelope }: SMTPServerSession): string {
  return envelope.mailFrom ? asciiAddress(envelope.mailFrom.address) : '';
}

function clientOf({ remoteAddress, hostNameAppearsAs, secure }: SMTPServerSession): Client {
  return { address: remoteAddress, helo: hostNameAppearsAs || '', isEncrypted: secure };
}
