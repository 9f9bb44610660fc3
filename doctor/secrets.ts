import type { Env } from '../base/env.ts';
import type { Finding } from './finding.ts';

/** Replaces every configured secret in a line, in case something that failed has quoted it. Comes before lines are wrapped. */
export function withoutSecrets({ advice, ...finding }: Finding, env: Env): Finding {
  const secrets = secretsOf(env);
  const clean = (text: string) => secrets.reduce((rest, secret) => rest.replaceAll(secret, '…'), text);
  return { ...finding, says: clean(finding.says), ...(advice && { advice: clean(advice) }) };
}

function secretsOf({
  authSecret,
  oldAuthSecret,
  backupKeys,
  backupEncryptionKey,
  stripe,
  bucket,
  databaseUrl,
  smtpUrl,
  mailIn,
  oidc,
  writer,
  metricsToken,
}: Env): string[] {
  const plain = [
    authSecret,
    oldAuthSecret,
    backupKeys?.secretAccessKey,
    backupEncryptionKey,
    stripe?.secretKey,
    stripe?.webhookSecret,
    bucket?.secretAccessKey,
    oidc?.clientSecret,
    writer?.key,
    metricsToken,
    mailIn?.webhookSecret,
  ];
  const inAddresses = [databaseUrl, smtpUrl, mailIn?.imapUrl].flatMap((url) => {
    const { password } = url ? new URL(url) : { password: '' };
    return [password, decoded(password)];
  });
  // A password of two letters would tear every sentence apart, and reveals little.
  return [...plain, ...inAddresses].filter((secret): secret is string => (secret?.length ?? 0) > 3);
}

/** A password may have a % that stands for itself. */
function decoded(password: string): string {
  try {
    return decodeURIComponent(password);
  } catch {
    return password;
  }
}
