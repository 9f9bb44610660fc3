import type { Context, Hono } from 'hono';
import { mostMailBytes, takeDelivered } from '../../domain/incoming-mails/other-doors.ts';
import { BodyBudget } from '../http/body-budget.ts';
import { readBody } from '../http/read-body.ts';
import { hasBearer } from './bearer.ts';

/** Whole emails in memory at a time. */
const budget = new BodyBudget({ mostBytes: 3 * mostMailBytes, uncountedBytes: 64 * 1024 });
const retryAfterSeconds = 60;

/**
 * Takes whole emails from a provider that received them for us: their bytes as the body, who they're for in `X-Envelope-To` or `?to=`, with commas
 * between several, and who sent them in `X-Envelope-From` or `?from=`. Nothing of a body is read before its sender has shown the secret. Without
 * one in the configuration, this doesn't exist. 200 means that an email is stored; 503 asks for it again later.
 */
export function addMailIn(app: Hono, secret: string | undefined): void {
  app.post('/api/mail-in', async (context) => {
    context.header('Cache-Control', 'no-store');
    if (!secret) return context.text('Email doesn’t come in here.', 404);
    if (!hasBearer(context, secret)) return context.text('Send the secret of MAIL_IN_SECRET.', 401, { 'WWW-Authenticate': 'Bearer' });
    if ((context.req.header('content-encoding') ?? 'identity') !== 'identity') return context.text('Send the email uncompressed.', 415);
    const recipients = envelope(context, 'to').split(',').filter(Boolean);
    if (recipients.length === 0) return context.text('Say who it’s for, in X-Envelope-To or ?to=.', 400);
    const held = budget.open();
    try {
      const read = await readBody(context.req.raw, mostMailBytes, held.grow);
      if (!read.ok && read.why === 'too large') return context.text('This email is over 25 MB.', 413);
      if (!read.ok) return later(context, 'The email didn’t arrive completely.');
      const { buffer, byteOffset, byteLength } = read.body;
      const raw = Buffer.from(buffer, byteOffset, byteLength);
      const answer = await takeDelivered(raw, { recipients, sender: envelope(context, 'from'), from: 'webhook' });
      if (answer.ok) return context.json({ stored: true });
      return answer.status >= 500 ? context.text(answer.message, 422) : later(context, answer.message);
    } finally {
      held.release();
    }
  });
}

function envelope({ req }: Context, part: 'to' | 'from'): string {
  return req.header(`x-envelope-${part}`) ?? req.query(part) ?? '';
}

function later(context: Context, message: string): Response {
  return context.text(message, 503, { 'Retry-After': String(retryAfterSeconds) });
}
