import { expect, onTestFinished, test } from 'vitest';
import { env } from '../base/env.ts';
import { stopAll } from './lifecycle.ts';
import { refuseSplitPayments } from './start.ts';

test('parts stop in reverse order, and one that fails or hangs doesn’t keep the others from stopping', async () => {
  const stopped: string[] = [];
  const part = (name: string, then?: () => Promise<void>) => ({
    name,
    stop: async () => {
      stopped.push(name);
      await then?.();
    },
  });
  const failure = new Error('connection reset');
  const parts = [
    part('first'),
    part('failing', () => Promise.reject(failure)),
    part('hanging', () => new Promise(() => undefined)),
    part('last'),
  ];
  await expect(stopAll(parts, 50)).rejects.toBe(failure);
  expect(stopped).toEqual(['last', 'hanging', 'failing', 'first']);
});

test('a trial without Stripe whose processes share no folder is one process', () => {
  const [all, web, worker] = [
    { web: true, worker: true },
    { web: true, worker: false },
    { web: false, worker: true },
  ];
  const before = { ...env() };
  onTestFinished(() => void Object.assign(env(), before));
  const bucket = { url: 'http://files:7070/sunup', accessKeyId: 'a', secretAccessKey: 'b', region: 'us-east-1' };
  const refused = /^Without STRIPE_SECRET_KEY, a trial’s test payments need one process for everything\. Run the role all/;
  Object.assign(env(), { isTrial: true, stripe: undefined, bucket });
  for (const roles of [web, worker]) expect(() => refuseSplitPayments(roles)).toThrow(refused);
  refuseSplitPayments(all);
  Object.assign(env(), { bucket: undefined });
  refuseSplitPayments(web);
  Object.assign(env(), { bucket, stripe: { secretKey: 'sk_test_1', webhookSecret: 'whsec_1' } });
  refuseSplitPayments(web);
});
