import type { Env } from '../env.ts';

/** Replaces every configured secret in a text, in case something that failed has quoted it. */
export function withoutSecrets(text: string, env: Env): string {
  return secretsOf(env).reduce((rest, secret) => rest.replaceAll(secret, '…'), text);
}

function secretsOf({ authSecret, stripe, bucket, databaseUrl, smtpUrl, oidc, writer, metricsToken }: Env): string[] {
  const plain = [
    authSecret,
    stripe?.secretKey,
    stripe?.webhookSecret,
    bucket?.secretAccessKey,
    oidc?.clientSecret,
    writer?.key,
    metricsToken,
  ];
  const inAddresses = [databaseUrl, smtpUrl].flatMap((url) => {
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
