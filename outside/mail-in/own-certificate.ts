import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const validDays = 730;
const oids = { ecdsaWithSha256: '2a8648ce3d040302', commonName: '550403', subjectAltName: '551d11' };

/**
 * A self-signed certificate, made now. Mail servers that use TLS only where it's offered accept any, because it keeps out those who just
 * listen in.
 */
export function ownCertificate(host: string, now = new Date()): { cert: string; key: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = sequence(oid(oids.ecdsaWithSha256));
  const name = sequence(element(0x31, sequence(oid(oids.commonName), element(0x0c, Buffer.from(host.slice(0, 64))))));
  const validity = sequence(time(new Date(now.getTime() - 86_400_000)), time(new Date(now.getTime() + validDays * 86_400_000)));
  const names = element(0x04, sequence(element(0x82, Buffer.from(host))));
  const content = sequence(
    element(0xa0, integer(Buffer.from([2]))),
    // Its first bit isn't set, so it's a positive number.
    integer(Buffer.concat([Buffer.from([0x40]), randomBytes(15)])),
    algorithm,
    name,
    validity,
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    element(0xa3, sequence(sequence(oid(oids.subjectAltName), names))),
  );
  const signature = element(0x03, Buffer.from([0]), sign('sha256', content, privateKey));
  const base64 = sequence(content, algorithm, signature).toString('base64');
  const lines = base64.match(/.{1,64}/g) ?? [];
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

/** An element of DER: its tag, its length, its content. */
function element(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const size = content.length;
  const length = size < 128 ? [size] : size < 256 ? [0x81, size] : [0x82, size >> 8, size & 255];
  return Buffer.concat([Buffer.from([tag, ...length]), content]);
}

function sequence(...parts: Buffer[]): Buffer {
  return element(0x30, ...parts);
}

function integer(bytes: Buffer): Buffer {
  return element(0x02, bytes);
}

function oid(hex: string): Buffer {
  return element(0x06, Buffer.from(hex, 'hex'));
}

/** 'YYMMDDhhmmssZ' */
function time(date: Date): Buffer {
  return element(0x17, Buffer.from(`${date.toISOString().slice(2, 19).replace(/[-T:]/g, '')}Z`));
}
