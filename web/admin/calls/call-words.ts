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
