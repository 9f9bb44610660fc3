import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';

/** Whether a request has this secret in its `Authorization` header. */
export function hasBearer(context: Context, secret: string): boolean {
  const sent = /^Bearer +(.+)$/i.exec(context.req.header('authorization') ?? '')?.[1] ?? '';
  return isSame(sent, secret);
}

/** Compares in the same time whatever was sent. The digests have equal lengths, which the comparison needs. */
function isSame(sent: string, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(sent), digest(secret));
}
