import file from './messages.yaml';

interface Program {
  name: string;
  charset?: 'utf-8' | 'iso-8859-1';
  encoding?: 'quoted-printable' | 'base64' | '8bit';
  plain?: string;
  html?: string;
  /** It has a PDF and a logo, or an invitation, beside its text. */
  files?: boolean;
  calendar?: boolean;
  /** All of its text is to be read, because it passes another email on. */
  whole?: boolean;
}

const { texts, programs } = file as { texts: string[]; programs: Program[] };

export interface Message {
  name: string;
  raw: Buffer;
  written: string;
  /** Names of its files. */
  files: string[];
}

const original = 'Would Tuesday at 10 work?\n\nIf not, which day does?\n\nRosa';
const words: Record<string, string> = { date: 'Tue, Nov 3, 2026', time: '9:12 AM', us: 'Hollis Plumbing' };

/** Emails of many mail programs, each with each of the texts. */
export function messages(): Message[] {
  return programs.flatMap((program) => texts.map((text, n) => messageOf(program, text.trim(), n)));
}

function messageOf(program: Program, own: string, n: number): Message {
  const { name, charset = 'utf-8', plain, html } = program;
  const inText = { ...words, own, original, quoted: original.replace(/^/gm, '> ') };
  const inHtml = { ...words, own: divs(own), original: divs(original) };
  const text = plain && filled(plain, inText);
  const parts = [text && part('text/plain', text, program), html && part('text/html', filled(html, inHtml), program)].filter(
    (one) => one !== undefined,
  );
  const body = parts.length > 1 ? multipart('alternative', parts as Buffer[]) : (parts[0] as Buffer);
  const extras = [...(program.files ? attachments : []), ...(program.calendar ? [invitation] : [])];
  const headers = [
    'From: Jim Tate <jim@tate.example>',
    'To: Hollis Plumbing <info@hollis.example>',
    'Subject: Re: Your visit',
    'Date: Tue, 3 Nov 2026 09:40:00 -0500',
    `Message-ID: <${name.replace(/\W+/g, '-')}-${n}@tate.example>`,
    'In-Reply-To: <first@hollis.example>',
    'References: <first@hollis.example>',
    'MIME-Version: 1.0',
  ];
  const whole = extras.length > 0 ? multipart('mixed', [body, ...extras]) : body;
  return {
    name: `${name}, ${charset}, text ${n + 1}`,
    raw: Buffer.concat([Buffer.from(`${headers.join('\r\n')}\r\n`), whole]),
    written: program.whole && text ? text.trim() : own,
    files: [...(program.files ? ['quote.pdf', 'logo.png'] : []), ...(program.calendar ? ['invite.ics'] : [])],
  };
}

function filled(template: string, values: Record<string, string>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}

function divs(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return escaped
    .split('\n')
    .map((line) => `<div>${line || '<br>'}</div>`)
    .join('');
}

/** A part with its headers. */
function part(type: string, text: string, { charset = 'utf-8', encoding = 'quoted-printable' }: Program): Buffer {
  const bytes = Buffer.from(text.replaceAll('\n', '\r\n'), charset === 'utf-8' ? 'utf8' : 'latin1');
  const headers = `Content-Type: ${type}; charset=${charset}\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\n`;
  const encoded = {
    '8bit': bytes,
    base64: Buffer.from(inLines(bytes.toString('base64'))),
    'quoted-printable': Buffer.from(quotedPrintable(bytes)),
  }[encoding];
  return Buffer.concat([Buffer.from(headers), encoded]);
}

function inLines(base64: string): string {
  return (base64.match(/.{1,76}/g) ?? []).join('\r\n');
}

function quotedPrintable(bytes: Buffer): string {
  const escaped = bytes
    .toString('latin1')
    .replace(/[^\x20-\x3c\x3e-\x7e\r\n]/g, (sign) => `=${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);
  return escaped
    .replaceAll(/[=](?![0-9A-F]{2})/g, '=3D')
    .split('\r\n')
    .map((line) => (line.endsWith(' ') ? `${line.slice(0, -1)}=20` : line))
    .flatMap((line) => line.match(/(?:=[0-9A-F]{2}|[^=]){1,60}/g)?.join('=\r\n') ?? '')
    .join('\r\n');
}

function multipart(kind: string, parts: Buffer[]): Buffer {
  const boundary = `b-${kind}-1`;
  const pieces = parts.flatMap((one) => [Buffer.from(`--${boundary}\r\n`), one, Buffer.from('\r\n')]);
  return Buffer.concat([
    Buffer.from(`Content-Type: multipart/${kind}; boundary="${boundary}"\r\n\r\n`),
    ...pieces,
    Buffer.from(`--${boundary}--\r\n`),
  ]);
}

const attached = (headers: string, content: string) =>
  Buffer.from(`${headers}\r\nContent-Transfer-Encoding: base64\r\n\r\n${inLines(Buffer.from(content).toString('base64'))}`);
const attachments = [
  attached(
    'Content-Type: application/pdf; name="quote.pdf"\r\nContent-Disposition: attachment; filename="quote.pdf"',
    '%PDF-1.4 '.repeat(500),
  ),
  attached(
    'Content-Type: image/png; name="logo.png"\r\nContent-Disposition: inline; filename="logo.png"\r\nContent-ID: <logo>',
    '\x89PNG'.repeat(50),
  ),
];
const invitation = attached(
  'Content-Type: text/calendar; method=REQUEST; name="invite.ics"; charset=utf-8',
  'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nEND:VCALENDAR\r\n',
);
