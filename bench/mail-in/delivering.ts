import { type Envelope, Wire } from '../../tests/harness/smtp-wire.ts';

/** Delivers an email. Gives the last answer, which is empty if there was none. */
export async function deliver(port: number, envelope: Envelope, email: string, localAddress?: string): Promise<string> {
  const wire = await Wire.open(port, localAddress);
  try {
    if (!wire.greeting.startsWith('220')) return wire.greeting;
    const begun = await wire.begin(envelope);
    return begun.startsWith('354') ? ((await wire.say(`${email}.\r\n`, 1))[0] ?? '') : begun;
  } finally {
    wire.socket.destroy();
  }
}

/** A short email with a name of its own. */
export function shortEmail({ sender, recipient }: Envelope): string {
  return `From: <${sender}>\r\nTo: <${recipient}>\r\nSubject: Bench\r\nMessage-ID: <${sender}>\r\n\r\nHello.\r\n`;
}
