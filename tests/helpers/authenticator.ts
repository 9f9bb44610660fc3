import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

/** What an answer says instead of what an honest browser and device would. */
export interface Lies {
  origin?: string;
  rpId?: string;
  challenge?: string;
  /** False: the device asked for no finger, face or code. */
  userVerified?: boolean;
  counter?: number;
}

/** A device that creates one passkey (ES256, no attestation) and logs in with it, with answers as in WebAuthn Level 3. */
export class Authenticator {
  readonly id = randomBytes(16);
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private uses = 0;

  /** The answer to navigator.credentials.create(), as JSON. */
  make(options: object, lies: Lies = {}) {
    const { challenge, rp } = options as { challenge: string; rp: { id: string } };
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const bytes = (text: string) => Buffer.from(text, 'base64url');
    // COSE: key type EC2, algorithm ES256, curve P-256.
    const key = cborMap([
      [cborInt(1), cborInt(2)],
      [cborInt(3), cborInt(-7)],
      [cborInt(-1), cborInt(1)],
      [cborInt(-2), cborBytes(bytes(x))],
      [cborInt(-3), cborBytes(bytes(y))],
    ]);
    const length = Buffer.from([0, this.id.length]);
    const data = Buffer.concat([this.head(lies.rpId ?? rp.id, 0x40, lies), Buffer.alloc(16), length, this.id, key]);
    const attestation = cborMap([
      [cborText('fmt'), cborText('none')],
      [cborText('attStmt'), cborMap([])],
      [cborText('authData'), cborBytes(data)],
    ]);
    return this.answer({
      clientDataJSON: clientData('webauthn.create', challenge, lies).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    });
  }

  /** The answer to navigator.credentials.get(), as JSON. */
  use(options: object, lies: Lies = {}) {
    const { challenge, rpId } = options as { challenge: string; rpId: string };
    this.uses++;
    const data = this.head(lies.rpId ?? rpId, 0, lies);
    const client = clientData('webauthn.get', challenge, lies);
    const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
    return this.answer({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: createSign('SHA256').update(signed).sign(this.#keys.privateKey).toString('base64url'),
    });
  }

  private head(rpId: string, flags: number, { userVerified = true, counter = this.uses }: Lies): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const present = 0x01;
    const verified = userVerified ? 0x04 : 0;
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags | present | verified]), count]);
  }

  private answer(response: object) {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, authenticatorAttachment: 'platform', response };
  }
}

function clientData(type: string, challenge: string, lies: Lies): Buffer {
  const origin = lies.origin ?? 'http://localhost:3000';
  return Buffer.from(JSON.stringify({ type, challenge: lies.challenge ?? challenge, origin, crossOrigin: false }));
}

/** CBOR (RFC 8949): the major type in the first three bits, then the number. */
function cborHead(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  return value < 256 ? Buffer.from([(major << 5) | 24, value]) : Buffer.from([(major << 5) | 25, value >> 8, value & 255]);
}
const cborInt = (value: number) => (value < 0 ? cborHead(1, -1 - value) : cborHead(0, value));
const cborBytes = (value: Buffer) => Buffer.concat([cborHead(2, value.length), value]);
const cborText = (value: string) => Buffer.concat([cborHead(3, value.length), Buffer.from(value)]);
const cborMap = (pairs: [Buffer, Buffer][]) => Buffer.concat([cborHead(5, pairs.length), ...pairs.flat()]);
