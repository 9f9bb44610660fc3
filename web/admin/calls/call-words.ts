import type { DotState } from '../../ui/drawings/dot.tsx';

/** Where a call stands, with its sign. */
export function callStanding(
  call: { state: 'confirmed' | 'cancelled'; startsAt: Date; endsAt: Date },
  now: Date = new Date(),
): [DotState, string] {
  if (call.state === 'cancelled') return ['late', 'Canceled'];
  if (call.endsAt <= now) return ['done', 'Over'];
  return call.startsAt <= now ? ['active', 'Now'] : ['waiting', 'To come'];
}
