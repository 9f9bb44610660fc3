import tls from 'node:tls';
import { patienceMs, type Reach } from './reach.ts';

export interface ServedCertificate {
  validFrom: Date;
  validUntil: Date;
  /** Who issued it, for a sentence. */
  issuer: string;
  /** OpenSSL's code if the chain leads to no root that browsers trust, other than for its dates. */
  untrusted: string | undefined;
  names: string[];
  /** True if `host` is one of its names. */
  isForHost: boolean;
}

/** The certificate that an address shows for a host. Rejects with the system's code if there's no TLS, or after five seconds. */
export function certificateAt(reach: Reach, host: string, address: string, port: number): Promise<ServedCertificate> {
  return new Promise((resolve, reject) => {
    const plain = reach.connect(address, port);
    const ca = reach.roots ? { ca: [...tls.rootCertificates, reach.roots] } : {};
    const socket = tls.connect({ socket: plain, servername: host, rejectUnauthorized: false, ...ca });
    const end = (act: () => void) => {
      clearTimeout(timer);
      socket.destroy();
      plain.destroy();
      act();
    };
    const fail = (error: Error) => end(() => reject(error));
    const timer = setTimeout(() => fail(Object.assign(new Error('No answer within 5 seconds.'), { code: 'ETIMEDOUT' })), patienceMs);
    plain.on('error', fail);
    socket.on('error', fail);
    socket.once('secureConnect', () => {
      const certificate = socket.getPeerCertificate();
      // An error's code, or the code itself, depending on the version of Node.
      const refusal = socket.authorizationError as unknown as { code?: string } | string | undefined;
      const code = typeof refusal === 'string' ? refusal : refusal?.code;
      end(() =>
        resolve({
          validFrom: new Date(certificate.valid_from),
          validUntil: new Date(certificate.valid_to),
          issuer: [certificate.issuer?.O ?? certificate.issuer?.CN].flat()[0] ?? 'unknown',
          untrusted: dates.has(code ?? '') ? undefined : code,
          names: (certificate.subjectaltname ?? '').split(/,\s*/).map((name) => name.replace(/^DNS:/, '')),
          isForHost: tls.checkServerIdentity(host, certificate) === undefined,
        }),
      );
    });
  });
}

/** Codes about dates, which are judged by themselves. */
const dates = new Set(['CERT_HAS_EXPIRED', 'CERT_NOT_YET_VALID']);
