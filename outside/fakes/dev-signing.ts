import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SigningKey } from '../mail-in/rewrite.ts';

const selector = 'demo';

/** What a mail provider does for the domain of its customer, here for the sender of a demo: it signs, and the records for that are there. */
export interface DevSigning {
  key: () => SigningKey;
  /** The record at a name, if it's one of these. */
  text: (name: string) => string | undefined;
}

/** The signature of a demo's own emails. Its key is a file of the data folder, so that every process has the same. */
export function devSigning(dataDir: string, domain: string): DevSigning {
  let privateKey: string | undefined;
  const key = () => {
    privateKey ??= keptKey(path.join(dataDir, 'dev-dkim.pem'));
    return { domain, selector, privateKey };
  };
  const text = (name: string) => {
    if (name === `_dmarc.${domain}`) return 'v=DMARC1; p=none;';
    if (name !== `${selector}._domainkey.${domain}`) return undefined;
    return `v=DKIM1; k=rsa; p=${createPublicKey(key().privateKey).export({ type: 'spki', format: 'der' }).toString('base64')}`;
  };
  return { key, text };
}

function keptKey(file: string): string {
  if (!existsSync(file)) {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8');
}
