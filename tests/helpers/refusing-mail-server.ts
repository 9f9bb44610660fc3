import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { closeMailer, openMailer } from '../../outside/mailer.ts';

/** Sends to a server that answers every recipient so, such as '550 5.1.1 No such user', during `run`. */
export async function withRefusingServer(answer: string, run: () => Promise<void>): Promise<void> {
  const [code, ...words] = answer.split(' ');
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: (_address, _session, done) => done(Object.assign(new Error(words.join(' ')), { responseCode: Number(code) })),
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve());
  });
  const { port } = server.server.address() as AddressInfo;
  openMailer({ url: `smtp://127.0.0.1:${port}`, from: 'Sunup <hello@sunup.test>' });
  await run();
  closeMailer();
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
}
