import type { EventScope } from '../../../domain/admin/events.ts';

/** Periods to choose from, in days. The last one is as long as events are kept: thirteen months. */
export const periods = [
  { days: 7, label: '7 days' },
  { days: 30, label: '30 days' },
  { days: 90, label: '90 days' },
  { days: 396, label: '13 months' },
] as const;
const usualDays = 30;

/** What an address of the screen or of its file asks for. */
export function scopeOf(request: Request): EventScope {
  const { searchParams } = new URL(request.url);
  const days = periods.find((period) => String(period.days) === searchParams.get('days'))?.days ?? usualDays;
  const page = searchParams.get('page');
  return page?.startsWith('/') ? { days, page } : { days };
}

export function scopeAddress({ days, page }: EventScope, path = '/admin/events'): string {
  const search = new URLSearchParams();
  if (days !== usualDays) search.set('days', String(days));
  if (page) search.set('page', page);
  return search.size ? `${path}?${search}` : path;
}
