import { centsOf, dollars, typedDollars } from '../../../content/dollars.ts';

/** Above this factor, or below its inverse, a new price is more likely a slip than a decision. */
const unlikelyFactor = 3;

/**
 * What the home page will say with the typed prices, and a warning if one of them is far from today's. Empty while an amount can't be
 * read or nothing changes. Prices today are in cents.
 */
export function pricePreview(typed: { setup: string; monthly: string }, today: { setupCents: number; monthlyCents: number }): string {
  const texts = [typed.setup.trim(), typed.monthly.trim()];
  if (!texts.every((text) => typedDollars.test(text))) return '';
  const [setupCents = 0, monthlyCents = 0] = texts.map(centsOf);
  if (setupCents === today.setupCents && monthlyCents === today.monthlyCents) return '';
  const unlikely = [['Setup', setupCents, today.setupCents] as const, ['The month', monthlyCents, today.monthlyCents] as const].flatMap(
    ([name, cents, before]) =>
      cents > before * unlikelyFactor || cents * unlikelyFactor < before
        ? [`${name} is ${dollars(before)} today. Please check the new amount.`]
        : [],
  );
  return [`The home page will say ${dollars(setupCents)} once, then ${dollars(monthlyCents)} a month.`, ...unlikely].join(' ');
}
