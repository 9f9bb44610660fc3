import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { derivedKey, env } from '../../base/env.ts';
import { dayMs } from '../../time/units.ts';

/**
 * How `npm run doctor` recognizes the Sunup that it belongs to: it asks a signed question, and only a server with the same
 * AUTH_SECRET takes it and can answer. Neither gives away the secret, so it may pass through proxies.
 */
export const probePath = '/~doctor';
/** Its event stream: one event right away, and one after `probePauseMs`. */
export const probeStreamPath = '/~doctor/stream';
export const probePauseMs = 1200;
/** Where a proxy asks whether it may get a certificate for a name. The doctor asks the same on the app's host. */
export const permissionPath = '/~ask';
/** As large as a small photo. The default of some proxies is 1 MB. */
export const probeBodyBytes = 2 * 1024 * 1024;
/** The question's request header. */
export const probeHeader = 'X-Sunup-Doctor';

/** What a server says about itself and about the request that reached it. */
export interface ProbeFacts {
  proof: string;
  /** Which build runs. */
  build: string;
  mode: 'demo' | 'trial' | 'live';
  /** NODE_ENV. */
  nodeEnv: string | null;
  /** The Host header as it arrived. */
  host: string;
  /** What arrived in CLIENT_ADDRESS_HEADER; null if that isn't configured or didn't arrive. */
  namedAddress: string | null;
  /** The other end of the connection. */
  socketAddress: string;
  /** Whether a proxy added a header of its own. */
  isForwarded: boolean;
}

/** A question stays valid for a day, so that a wrong clock can be told from a wrong secret. It reveals nothing worth repeating. */
const validMs = dayMs;

/** A new question, and the proof that its answer must have. */
export function newQuestion(secret: string = env().authSecret, now: number = Date.now()): { question: string; proof: string } {
  const asked = `${now}.${randomBytes(12).toString('hex')}`;
  return { question: `${asked}.${signed('doctor question', asked, secret)}`, proof: signed('doctor answer', asked, secret) };
}

/** The proof for a question. Undefined if it isn't from someone with our secret. */
export function proofFor(question: string): string | undefined {
  const [time = '', nonce = '', signature = ''] = question.split('.');
  const asked = `${time}.${nonce}`;
  if (!(Math.abs(Date.now() - Number(time)) < validMs) || !equal(signature, signed('doctor question', asked))) return undefined;
  return signed('doctor answer', asked);
}

function signed(purpose: string, text: string, secret?: string): string {
  return createHmac('sha256', derivedKey(purpose, secret)).update(text).digest('hex');
}

function equal(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
