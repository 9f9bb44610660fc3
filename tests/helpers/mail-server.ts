import type net from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  url: string;
  /** What it has got so far. */
  mails: { from: string; to: string[]; text: string; raw: Buffer }[];
  close: () => void;
}

/** A mail server that takes everything, for a server in live mode. */
export async function startMailServer(): Promise<MailServer> {
  const mails: MailServer['mails'] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks);
        const { mailFrom, rcptTo } = session.envelope;
        // Undoes the soft line breaks of quoted-printable.
        const text = raw.toString().replaceAll('=\r\n', '');
        mails.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address), text, raw });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as net.AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, mails, close: () => server.close(() => undefined) };
}
