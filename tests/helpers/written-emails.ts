import { randomBytes } from 'node:crypto';
import type { Authentication } from '../../outside/mail-in/authentication.ts';

/** What the checks say of an email: all right, unless `change` says otherwise. */
export function checked(author: string, change: Partial<Authentication> = {}): Authentication {
  return {
    author,
    verdict: 'pass',
    reason: 'dmarc',
    spf: 'pass',
    dkim: 'pass',
    dmarc: 'pass',
    policy: 'none',
    isEncrypted: true,
    clientAddress: '192.0.2.7',
    clientName: 'mail.people.test',
    ...change,
  };
}

/** What they say of one that nothing proves. */
export const unproved: Partial<Authentication> = {
  verdict: 'fail',
  reason: 'nothing aligned',
  spf: 'none',
  dkim: 'none',
  dmarc: 'none',
  policy: '',
};

/** An email as text: headers and body. `more` are further headers, a line each. */
export function emailText({
  from,
  to,
  subject = 'Leaking sink',
  messageId = newMessageId(),
  more = [],
  body = 'My sink leaks.',
}: Written): string {
  const head = [
    `From: ${from}`,
    `To: ${to}`,
    `Subject: ${subject}`,
    `Message-ID: ${messageId}`,
    'Date: Mon, 30 Nov 2026 15:00:00 -0500',
    'MIME-Version: 1.0',
  ];
  const type = more.some((line) => /^content-type:/i.test(line)) ? [] : ['Content-Type: text/plain; charset=utf-8'];
  return [...head, ...type, ...more, '', body, ''].join('\n');
}

export interface Written {
  from: string;
  to: string;
  subject?: string;
  messageId?: string;
  more?: string[];
  body?: string;
}

export function newMessageId(): string {
  return `<${randomBytes(8).toString('hex')}@visitor.example>`;
}

/** An email with files, each in base64. */
export function emailWithFiles(written: Written, files: { name: string; type?: string; content: Buffer; isInline?: boolean }[]): string {
  const parts = files.map(({ name, type = 'application/octet-stream', content, isInline }) =>
    [
      `Content-Type: ${type}; name="${name}"`,
      `Content-Disposition: ${isInline ? 'inline' : 'attachment'}; filename="${name}"`,
      'Content-Transfer-Encoding: base64',
      '',
      content.toString('base64').replace(/(.{76})/g, '$1\n'),
    ].join('\n'),
  );
  const text = ['Content-Type: text/plain; charset=utf-8', '', written.body ?? 'My sink leaks.'].join('\n');
  const body = [text, ...parts].map((part) => `--b1\n${part}\n`).join('');
  return emailText({ ...written, more: [...(written.more ?? []), 'Content-Type: multipart/mixed; boundary="b1"'], body: `${body}--b1--` });
}
