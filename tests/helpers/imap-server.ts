import net from 'node:net';

export interface ImapMail {
  raw: string;
  isSeen: boolean;
  /** As IMAP writes it: '01-Dec-2026 09:00:00 +0000'. */
  receivedAt?: string;
}

/** An IMAP server with one mailbox, as far as our reader of mailboxes needs it. */
export async function startImapServer(mails: ImapMail[], login: string): Promise<{ url: string; close: () => void }> {
  const server = net.createServer((socket) => {
    let waiting = '';
    const say = (...lines: string[]) => socket.write(lines.map((line) => `${line}\r\n`).join(''));
    socket.on('error', () => undefined);
    socket.on('data', (chunk: Buffer) => {
      const lines = (waiting + chunk.toString()).split('\r\n');
      waiting = lines.pop() ?? '';
      for (const line of lines) {
        const [, tag = '', command = ''] = /^(\S+) (.+)$/.exec(line) ?? [];
        say(...untagged(command, mails), `${tag} ${statusOf(command, login)}`);
        if (/^LOGOUT/i.test(command)) socket.end();
      }
    });
    say('* OK ready');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as net.AddressInfo;
  return { url: `imap://${login}@127.0.0.1:${port}`, close: () => server.close() };
}

function statusOf(command: string, login: string): string {
  const [user = '', password = ''] = login.split(':');
  if (!/^LOGIN/i.test(command)) return 'OK done';
  const isRight = command.replaceAll('"', '') === `LOGIN ${decodeURIComponent(user)} ${decodeURIComponent(password)}`;
  return isRight ? 'OK logged in' : 'NO [AUTHENTICATIONFAILED] wrong login';
}

function untagged(command: string, mails: ImapMail[]): string[] {
  const uid = Number(/^UID \w+ (\d+)/i.exec(command)?.[1]);
  const mail = mails[uid - 1];
  if (/^CAPABILITY/i.test(command)) return ['* CAPABILITY IMAP4rev1'];
  if (/^LIST/i.test(command)) return ['* LIST () "/" INBOX'];
  if (/^SELECT/i.test(command))
    return [
      `* ${mails.length} EXISTS`,
      '* FLAGS (\\Seen)',
      '* OK [PERMANENTFLAGS (\\Seen)] ok',
      '* OK [UIDVALIDITY 1] ok',
      '* OK [UIDNEXT 99] ok',
    ];
  if (/^UID SEARCH/i.test(command)) {
    const smaller = Number(/SMALLER (\d+)/i.exec(command)?.[1]);
    const found = mails.flatMap(({ raw, isSeen }, place) => (isSeen || raw.length >= smaller ? [] : [place + 1]));
    return [`* SEARCH ${found.join(' ')}`];
  }
  if (/^UID FETCH/i.test(command) && mail) {
    const date = mail.receivedAt ? `INTERNALDATE "${mail.receivedAt}" ` : '';
    return [`* ${uid} FETCH (UID ${uid} ${date}BODY[] {${Buffer.byteLength(mail.raw)}}\r\n${mail.raw})`];
  }
  if (/^UID STORE/i.test(command) && mail) {
    mail.isSeen = command.includes('\\Seen');
    return [`* ${uid} FETCH (UID ${uid} FLAGS (\\Seen))`];
  }
  return [];
}
