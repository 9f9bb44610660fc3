import { generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import type { SeenEmailRecord } from './schema.ts';

interface NewKey {
  selector: string;
  /** PEM. */
  privateKey: string;
  /** As in the record, in base64. */
  publicKey: string;
}

/** A new key that signs a domain's emails, under a name that no resolver can remember. All receivers read RSA with 2048 bits. */
export async function newKey(): Promise<NewKey> {
  const pair = await promisify(generateKeyPair)('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  return {
    selector: `mail-${randomBytes(4).toString('hex')}`,
    privateKey: pair.privateKey,
    publicKey: pair.publicKey.toString('base64'),
  };
}

export function dkimName(selector: string, domain: string): string {
  return `${selector}._domainkey.${domain}`;
}

export function dkimValue(publicKey: string): string {
  return `v=DKIM1; k=rsa; p=${publicKey}`;
}

/** The public key in a record. Empty for one that's revoked or isn't a key. */
export function keyIn(text: string): string {
  const tags = text.split(';').map((tag) => tag.trim());
  const key = tags.find((tag) => /^p\s*=/.test(tag)) ?? '';
  return key.slice(key.indexOf('=') + 1).replaceAll(/\s/g, '');
}

/** Judges the texts at the name of one of our keys. How its record is cut into pieces or spaced doesn't matter. */
export function judgeDkim(texts: readonly string[], publicKey: string): SeenEmailRecord {
  if (texts.length === 0) return { state: 'missing', instead: [] };
  if (texts.length > 1) return { state: 'wrong', instead: [...texts], problem: { code: 'dkim-several' } };
  const isOurs = texts.every((text) => keyIn(text) === publicKey && isUsable(text));
  return isOurs ? { state: 'right', instead: [] } : { state: 'wrong', instead: [...texts], problem: { code: 'dkim-other' } };
}

/** What the other tags have to say. Another version, kind or use makes receivers ignore the key. */
const usable = new Map<string, (value: string) => boolean>([
  ['v', (value) => value === 'DKIM1'],
  ['k', (value) => value.toLowerCase() === 'rsa'],
  ['h', (value) => value.toLowerCase().split(':').includes('sha256')],
  ['s', (value) => value.split(':').some((use) => use === '*' || use === 'email')],
]);

function isUsable(text: string): boolean {
  return text.split(';').every((tag) => {
    const [name = '', value = ''] = tag.split('=', 2);
    return usable.get(name.trim())?.(value.trim()) ?? true;
  });
}
