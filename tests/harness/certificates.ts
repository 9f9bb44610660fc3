import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** A certificate with its key, in PEM. */
export interface Issued {
  cert: string;
  key: string;
}

export interface Authority {
  /** Its own certificate, in PEM. */
  cert: string;
  issue: (names: string[], from: Date, until: Date) => Issued;
}

/** A certificate authority that nothing trusts unless it's told to. */
export function makeAuthority(name: string): Authority {
  const { publicKey, privateKey } = newKey();
  const [from, until] = [new Date('2000-01-01'), new Date('2200-01-01')];
  // Basic constraints: this is an authority.
  const extensions = [sequence(oid('551d13'), der(0x01, Buffer.from([0xff])), octets(sequence(der(0x01, Buffer.from([0xff])))))];
  const cert = certificate({ issuer: name, subject: name, from, until, publicKey, extensions }, privateKey);
  return {
    cert,
    issue: (names, validFrom, validUntil) => {
      const own = newKey();
      // Subject alternative names.
      const alternatives = sequence(...names.map((host) => der(0x82, Buffer.from(host))));
      const parts = { issuer: name, subject: names[0] ?? '', from: validFrom, until: validUntil, publicKey: own.publicKey };
      return {
        cert: certificate({ ...parts, extensions: [sequence(oid('551d11'), octets(alternatives))] }, privateKey),
        key: own.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      };
    },
  };
}

function newKey() {
  return generateKeyPairSync('ec', { namedCurve: 'P-256' });
}

interface Parts {
  issuer: string;
  subject: string;
  from: Date;
  until: Date;
  publicKey: KeyObject;
  extensions: Buffer[];
}

/** X.509, version 3, signed with ECDSA and SHA-256. */
function certificate({ issuer, subject, from, until, publicKey, extensions }: Parts, signer: KeyObject): string {
  const algorithm = sequence(oid('2a8648ce3d040302'));
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    algorithm,
    nameOf(issuer),
    sequence(time(from), time(until)),
    nameOf(subject),
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(...extensions)),
  );
  const signature = der(0x03, Buffer.concat([Buffer.from([0]), sign('sha256', body, signer)]));
  const base64 = sequence(body, algorithm, signature).toString('base64');
  return `-----BEGIN CERTIFICATE-----\n${base64.match(/.{1,64}/g)?.join('\n')}\n-----END CERTIFICATE-----\n`;
}

/** A common name. Different ones must differ, since chains are found by name. */
function nameOf(text: string): Buffer {
  return sequence(der(0x31, sequence(oid('550403'), der(0x0c, Buffer.from(text)))));
}

function time(at: Date): Buffer {
  const digits = at.toISOString().replace(/\D/g, '').slice(0, 14);
  // Years from 2050 on have four digits, and earlier ones two.
  return digits < '2050' ? der(0x17, Buffer.from(`${digits.slice(2)}Z`)) : der(0x18, Buffer.from(`${digits}Z`));
}

const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));
const octets = (content: Buffer) => der(0x04, content);
const sequence = (...parts: Buffer[]) => der(0x30, Buffer.concat(parts));

/** A value of ASN.1: its tag, its length, and itself. */
function der(tag: number, content: Buffer): Buffer {
  const { length } = content;
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}
