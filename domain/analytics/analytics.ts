import { createHash } from 'node:crypto';
import { db } from '../../db/connect.ts';
import { analyticsEvents } from '../../db/schema/index.ts';
import { derivedKey } from '../../env.ts';

/** Events of seed section 7, and what each tells. */
export interface EventProps {
  page_view: Record<string, never>;
  cta_click: { cta_name: string; cta_location: string };
  onboarding_step: { step_number: number; step_name: string };
  form_submission: { form_name: string };
  exit_intent_shown: { trigger: 'mouse_leave' };
  exit_intent_conversion: { email_captured: boolean };
}
export type EventName = keyof EventProps;

/**
 * Records a product event, unless the browser asks not to be counted (Do Not Track, Global Privacy Control). Holds no
 * personal data: `visit` ties the events of one browser on one day together and nothing more.
 */
export async function track<Name extends EventName>(
  name: Name,
  path: string,
  asker: { address: string; headers: Headers },
  props: EventProps[Name],
): Promise<void> {
  if (asksNotToBeCounted(asker.headers)) return;
  await db()
    .insert(analyticsEvents)
    .values({ name, path, visit: visitOf(asker, new Date()), props });
}

export function asksNotToBeCounted(headers: Headers): boolean {
  return headers.get('DNT') === '1' || headers.get('Sec-GPC') === '1';
}

/** One browser on one day (UTC) as a keyed hash, so that no cookie is needed and no address is kept. */
export function visitOf({ address, headers }: { address: string; headers: Headers }, now: Date): string {
  const browser = [now.toISOString().slice(0, 10), address, headers.get('user-agent') ?? ''].join('\n');
  return createHash('sha256')
    .update(`${derivedKey('visits')}\n${browser}`)
    .digest('hex')
    .slice(0, 16);
}
