import type { DotState } from '../../ui/drawings/dot.tsx';

/** A call's status with its dot. */
export function callStatus(
  call: { state: 'confirmed' | 'canceled'; startsAt: Date; endsAt: Date },
  now: Date = new Date(),
): [DotState, string] {
  if (call.state === 'canceled') return ['late', 'Canceled'];
  if (call.endsAt <= now) return ['done', 'Ended'];
  return call.startsAt <= now ? ['active', 'Now'] : ['waiting', 'Upcoming'];
}

/** What is planned on a day, or '': '1 call is booked and 2 projects start that day'. */
export function plannedWords({ calls, starts }: { calls: number; starts: number }): string {
  const parts = [
    calls && (calls === 1 ? '1 call is booked' : `${calls} calls are booked`),
    starts && (starts === 1 ? '1 project starts' : `${starts} projects start`),
  ].filter(Boolean);
  return parts.length ? `${parts.join(' and ')} that day` : '';
}
