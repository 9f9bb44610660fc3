import nodemailer, { type SendMailOptions } from 'nodemailer';
import { env } from '../../base/env.ts';
import { receiverPort } from '../mail-in/receiver.ts';
import { type SigningKey, signed } from '../mail-in/rewrite.ts';

/** Delivers an email of our own that's addressed to us, as the server that it was sent through would: signed, if there's a key. Throws if it's refused. */
export async function deliverOwn(raw: Buffer, envelope: { from: string; to: string[] }, key?: () => SigningKey): Promise<void> {
  const port = receiverPort();
  const { mailIn } = env();
  const to = envelope.to.filter((recipient) => mailIn && hostOf(recipient) === mailIn.host);
  if (port === undefined || to.length === 0) return;
  await deliver(port, { raw: key ? await signed(raw, key()) : raw, envelope: { ...envelope, to } }, hostOf(envelope.from));
}

/** Delivers an email to our receiver, greeting it by a name. Returns what it said, and throws if that's a refusal. */
export async function deliver(port: number, mail: SendMailOptions, name: string): Promise<string> {
  const transport = nodemailer.createTransport({ host: '127.0.0.1', port, name, tls: { rejectUnauthorized: false } });
  try {
    return (await transport.sendMail(mail)).response;
  } finally {
    transport.close();
  }
}

/** 'mail.example' of 'Vera <vera@mail.example>', as which its server greets. */
export function hostOf(from: string): string {
  return /@([a-z0-9.-]+)/i.exec(from)?.[1]?.toLowerCase() ?? 'localhost';
}
