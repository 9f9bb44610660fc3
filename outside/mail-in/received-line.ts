import { randomBytes } from 'node:crypto';
import type { Client } from './authentication.ts';

/**
 * The line that says how an email came to `host`, as each mail server adds one (RFC 5321, section 4.4). With its random ID, the file of an
 * email has a name of its own, although files are named by their content.
 */
export function receivedLine(client: Client, host: string): Buffer {
  const from = `from ${plain(client.helo)} ([${plain(client.address)}])`;
  const by = `by ${host} with ${client.isEncrypted ? 'ESMTPS' : 'ESMTP'} id ${randomBytes(8).toString('hex')}`;
  return Buffer.from(`Received: ${from}\r\n\t${by};\r\n\t${new Date().toUTCString().replace('GMT', '+0000')}\r\n`);
}

/** What a sender said of itself, as it's safe in a header. */
function plain(said: string): string {
  return said.replace(/[^\w.:-]+/g, '').slice(0, 100) || 'unknown';
}
