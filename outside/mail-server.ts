import nodemailer from 'nodemailer';
import SMTPConnection, { type SMTPConnectionOptions } from 'nodemailer/lib/smtp-connection';

/** Longest wait for the server at each step, in milliseconds. */
const patience = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 5000 };

/** What failed: `no-logins` if the server doesn't know the command. */
export type FailedAt = 'connection' | 'encryption' | 'login' | 'no-logins';
type Tried = { ok: true; isEncrypted: boolean } | { ok: false; at: FailedAt; reason: string };

/** Connects to the mail server at an smtp:// or smtps:// address and logs in, as sending an email does. Sends nothing. */
export function tryMailServer(url: string): Promise<Tried> {
  // Read by nodemailer, so that options in the address count, too.
  const { host, port, secure, auth, ...more } = nodemailer.createTransport(url).options as SMTPConnectionOptions & {
    auth?: { user?: string; pass?: string };
  };
  const connection = new SMTPConnection({ ...more, host, port, secure, ...patience } as SMTPConnectionOptions);
  return new Promise((resolve) => {
    const end = (tried: Tried) => {
      connection.close();
      resolve(tried);
    };
    connection.once('error', (error: Error & { code?: string }) =>
      end({ ok: false, at: isAboutTls(error) ? 'encryption' : 'connection', reason: reasonOf(error) }),
    );
    connection.connect(() => {
      const done = () => {
        const isEncrypted = connection.secure;
        connection.quit();
        end({ ok: true, isEncrypted });
      };
      if (!auth?.user) return done();
      connection.login({ credentials: { user: auth.user, pass: auth.pass ?? '' } } as never, (error) =>
        error ? end({ ok: false, at: knowsNoLogins(error) ? 'no-logins' : 'login', reason: reasonOf(error) }) : done(),
      );
    });
  });
}

/** Sends a test email and returns what the server said. */
export async function sendTestMail(url: string, from: string, to: string): Promise<string> {
  const transport = nodemailer.createTransport(url, { from });
  const { response } = await transport.sendMail({
    to,
    subject: 'Test email',
    text: 'This email was sent by the command “npm run doctor”. If it arrived, your mail settings work.\n',
  });
  transport.close();
  return response;
}

function isAboutTls({ code, message }: Error & { code?: string }): boolean {
  return /TLS|SSL|CERT|SIGNED|ISSUER|ALTNAME/i.test(`${code} ${message}`);
}

/** "Bad sequence of commands" and its neighbors. */
function knowsNoLogins({ responseCode = 0 }: Error & { responseCode?: number }): boolean {
  return responseCode >= 500 && responseCode <= 504;
}

/** Without the server's greeting of several lines, and without anything that we sent. */
function reasonOf(error: Error & { code?: string; responseCode?: number }): string {
  if (error.code === 'ETIMEDOUT') return 'no answer within 5 seconds';
  if (/wrong version number|packet length too long/i.test(error.message)) return 'ERR_SSL_WRONG_VERSION_NUMBER';
  if (error.responseCode) return `status ${error.responseCode}`;
  const [, cause] = /(?<![A-Z])(E[A-Z]{5,}|[A-Z]+(?:_[A-Z]+){2,})/.exec(error.message) ?? [];
  return cause ?? error.message.split('\n')[0]?.slice(0, 100) ?? error.code ?? 'unknown';
}
