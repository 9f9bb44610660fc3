import { withinTime } from '../../outside/network/within-time.ts';
import { isLiveAccount, refusalOf, type WebhookEndpoint, webhookEndpoints } from '../../outside/payments/account.ts';
import { webhookTypes } from '../../outside/payments/events.ts';
import { type Finding, notChecked, ok, wrong } from '../finding.ts';
import type { Known } from '../known.ts';

/** Stripe's key, its mode, and the webhook that brings us the news of payments. */
export async function checkPayments({ env, provider }: Known): Promise<Finding[]> {
  const name = 'Stripe';
  if (!provider)
    return [
      notChecked(name, 'STRIPE_SECRET_KEY isn’t set, so the built-in test payments are used. No card is charged and no money moves.'),
    ];
  let isLive: boolean;
  let endpoints: WebhookEndpoint[];
  try {
    [isLive, endpoints] = await withinTime(5000, Promise.all([isLiveAccount(provider), webhookEndpoints(provider)]));
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === 'key')
      return [wrong(name, 'Stripe refuses STRIPE_SECRET_KEY.', 'Copy it again from the Stripe dashboard, Developers > API keys.')];
    if (refusal === 'right')
      return [
        wrong(
          name,
          'The key in STRIPE_SECRET_KEY may not read the balance or the webhook endpoints.',
          'Use the account’s secret key, not a restricted one.',
        ),
      ];
    return [wrong(name, 'api.stripe.com doesn’t answer from here.', 'Let this machine connect to api.stripe.com on port 443.')];
  }
  return [ok(name, 'Accepts STRIPE_SECRET_KEY.'), checkMode(isLive, env), ...checkWebhook(endpoints, `${env.appUrl}/api/webhooks/stripe`)];
}

function checkMode(isLive: boolean, { mode, isTrial }: Known['env']): Finding {
  const name = 'Stripe mode';
  const isWanted = mode === 'live' && !isTrial;
  if (isLive === isWanted || mode === 'demo') return ok(name, isLive ? 'Live: cards are charged.' : 'Test: no card is charged.');
  return isLive
    ? wrong(
        name,
        'The key charges real cards, and this is a trial.',
        'Use the key of Stripe’s test mode (sk_test_…), or set SUNUP_MODE=live.',
      )
    : wrong(name, 'The key is one of Stripe’s test mode, so no card is charged.', 'Use the live key (sk_live_…), or set SUNUP_MODE=trial.');
}

function checkWebhook(endpoints: WebhookEndpoint[], url: string): Finding[] {
  const name = 'Stripe webhook';
  const ours = endpoints.filter((endpoint) => endpoint.url === url);
  const [endpoint] = ours.toSorted((one, other) => Number(other.isEnabled) - Number(one.isEnabled));
  if (!endpoint)
    return [
      wrong(
        name,
        `No webhook endpoint has the address ${url}, so Sunup won’t hear of payments.`,
        'Create it in the Stripe dashboard, and set STRIPE_WEBHOOK_SECRET to its signing secret.',
      ),
    ];
  if (!endpoint.isEnabled)
    return [
      wrong(
        name,
        `The webhook endpoint ${url} is disabled.`,
        'Enable it in the Stripe dashboard. Stripe disables one that failed for days.',
      ),
    ];
  const missing = endpoint.types.includes('*') ? [] : webhookTypes.filter((type) => !endpoint.types.includes(type));
  if (missing.length)
    return [wrong(name, `The webhook endpoint doesn’t get ${missing.join(', ')}.`, 'Add these events to it in the Stripe dashboard.')];
  if (ours.filter(({ isEnabled }) => isEnabled).length > 1)
    return [
      wrong(
        name,
        `Several webhook endpoints have the address ${url}, and each has a signing secret of its own.`,
        'Delete all but the one whose secret is in STRIPE_WEBHOOK_SECRET.',
      ),
    ];
  return [ok(name, `Enabled, for all ${webhookTypes.length} events. Stripe doesn’t tell its signing secret, so send a test event once.`)];
}
