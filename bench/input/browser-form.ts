import { randomUUID } from 'node:crypto';
import type { SentFile, Typed } from './input.ts';

/** A form's body as browsers encode it (HTML, "Constructing the entry list"): lines end with CRLF, and half characters are replaced. */
export function browserForm(typed: Typed, file?: { field: string } & SentFile, multipart = Boolean(file)): { body: Buffer; type: string } {
  const entries = Object.entries(typed).flatMap(([name, value]) => [value].flat().map((one) => [name, crlf(one)] as const));
  if (!multipart)
    return { body: Buffer.from(new URLSearchParams(entries.map(([name, value]) => [name, value])).toString()), type: urlencoded };
  const boundary = `----WebKitFormBoundary${randomUUID().replaceAll('-', '').slice(0, 16)}`;
  const parts = entries.map(([name, value]) =>
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${quoted(crlf(name))}"\r\n\r\n${value}\r\n`),
  );
  if (file) {
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${file.field}"; filename="${quoted(file.name)}"\r\nContent-Type: ${file.type}\r\n\r\n`;
    parts.push(Buffer.concat([Buffer.from(head), file.bytes, Buffer.from('\r\n')]));
  }
  return { body: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]), type: `multipart/form-data; boundary=${boundary}` };
}

const urlencoded = 'application/x-www-form-urlencoded';

function crlf(text: string): string {
  return text.toWellFormed().replace(/\r\n?|\n/g, '\r\n');
}

/** Names and file names in a header of a part. */
function quoted(text: string): string {
  return text.toWellFormed().replace(/\r/g, '%0D').replace(/\n/g, '%0A').replaceAll('"', '%22');
}
