import type { Names } from '../network/names.ts';
import type { Authentication } from './authentication.ts';

/** The connection that an email came over. */
export interface Client {
  address: string;
  /** The name that it greeted us with. */
  helo: string;
  isEncrypted: boolean;
}

/** What's said to a recipient or an email: yes, or a refusal with an SMTP status and a sentence. */
export type Admitted = { ok: true } | { ok: false; status: 421 | 450 | 451 | 452 | 550 | 552 | 554; message: string };

export interface ReceivedMail {
  client: Client;
  /** The envelope, in small letters. */
  sender: string;
  recipients: string[];
  raw: Buffer;
  authentication: Authentication;
}

export interface ReceiverOptions {
  /** The name that it greets with. */
  host: string;
  /** IP address and port to listen on. 0 is any free port. */
  bind: string;
  port: number;
  tls: { cert: string; key: string } | undefined;
  requiresTls: boolean;
  names: Names;
  /** Whether a sender may deliver anything now, before it names a recipient. */
  greet: (client: Client) => Promise<Admitted>;
  admit: (recipient: string, sender: string, client: Client) => Promise<Admitted>;
  /** Stores an email. It's acknowledged once this resolves to yes. */
  accept: (mail: ReceivedMail) => Promise<Admitted>;
}

/** Receives email over SMTP. */
export async function startReceiver(_options: ReceiverOptions): Promise<{ port: number; stop: () => Promise<void> }> {
  throw new Error('to be written');
}
