/** What we say of a name that isn't in DNS. */
export const noSuchHost = 'no host of that name';

/** Common codes and messages of the system, Node and OpenSSL in words. Others are shown as they are. */
const reasons: Record<string, string> = {
  ETIMEDOUT: 'no answer within 5 seconds',
  ECONNREFUSED: 'connection refused',
  ECONNRESET: 'the other side closed the connection',
  EHOSTUNREACH: 'no way to that host',
  ENETUNREACH: 'no way to that network',
  ENOTFOUND: noSuchHost,
  EAI_AGAIN: 'no answer from the name server',
  EACCES: 'no permission',
  EPERM: 'no permission',
  ENOSPC: 'the disk is full',
  EROFS: 'the disk is read-only',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is self-signed',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another name',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate is from an unknown authority',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate is from an unknown authority, or an intermediate one is missing',
  ERR_SSL_WRONG_VERSION_NUMBER: 'it doesn’t speak TLS there',
  EPROTO: 'it doesn’t speak TLS there',
  'bad port': 'Node doesn’t connect to this port, because it belongs to another protocol',
};

/** A code of the system, or a message, in words if we know them. */
export const reasonInWords = (reason: string): string => reasons[reason] ?? reason;

/** The reason of a failed connection or query. */
export function reasonOf(error: unknown): string {
  let message = String(error);
  for (let each = error; each instanceof Error; each = each.cause) {
    const { code } = each as NodeJS.ErrnoException;
    if (/timed? ?out|timeout (?:exceeded|expired)|read timeout/i.test(each.message)) return reasonInWords('ETIMEDOUT');
    if (code) return reasonInWords(code);
    message = each.message;
  }
  return reasonInWords(message);
}

/** The system's code of a failed connection. */
export function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? '';
}
