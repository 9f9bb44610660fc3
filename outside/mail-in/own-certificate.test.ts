import { X509Certificate } from 'node:crypto';
import { createSecureContext } from 'node:tls';
import { expect, test } from 'vitest';
import { ownCertificate } from './own-certificate.ts';

test.each(['mail.sunup.example', `${'long-'.repeat(20)}name.sunup.example`])('a certificate of one’s own for %s is whole', (host) => {
  const { cert, key } = ownCertificate(host, new Date('2026-11-03T12:00:00Z'));
  const certificate = new X509Certificate(cert);
  expect(certificate.checkHost(host)).toBe(host);
  expect(certificate.verify(certificate.publicKey)).toBe(true);
  expect(new Date(certificate.validFrom)).toEqual(new Date('2026-11-02T12:00:00Z'));
  expect(new Date(certificate.validTo)).toEqual(new Date('2028-11-02T12:00:00Z'));
  createSecureContext({ cert, key });
});
