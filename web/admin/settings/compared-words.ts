const nouns: [key: string, one: string, more: string][] = [
  ['payments', 'payment', 'payments'],
  ['refunds', 'refund', 'refunds'],
  ['disputes', 'chargeback', 'chargebacks'],
  ['checkouts', 'checkout', 'checkouts'],
  ['plans', 'plan', 'plans'],
  ['events', 'event', 'events'],
];

/** How much was compared: '12 payments, 1 refund, 14 checkouts'. */
export function comparedWords(compared: Record<string, number>): string {
  const parts = nouns.flatMap(([key, one, more]) => {
    const count = compared[key] ?? 0;
    return count ? [`${count} ${count === 1 ? one : more}`] : [];
  });
  return parts.join(', ') || 'nothing to compare';
}

/** Who started the comparison, and its result: 'by Mara Lind, 2 repaired'. Doesn't mention repairs if there were none. */
export function runWords(who: string, repairedCount: number): string {
  return `by ${who}${repairedCount > 0 ? `, ${repairedCount} repaired` : ''}`;
}
