import { z } from 'zod';
import { ended } from '../../text/text-end.ts';
import { type SuspensionReason, suspensionLabels } from '../projects/schema.ts';

/** What the owner reads for each reason. Staff pick it by its label. */
const sentences: Record<SuspensionReason, string> = {
  abuse: 'We found spam, phishing or harmful files on your site.',
  complaint: 'We received a complaint about your site.',
  content: 'Something on your site isn’t allowed by our terms.',
  request: 'You asked us to take your site offline.',
  other: '',
};

/** A site that staff suspended, whatever its plan. Null in its column while it isn't. */
export interface Suspension {
  reason: SuspensionReason;
  /** What staff wrote for the owner: the details, and what has to change. */
  note: string;
  /** When, in ISO 8601. */
  at: string;
}

/** The form that suspends a site. */
export const suspensionSchema = z
  .strictObject({
    reason: z.enum(Object.keys(suspensionLabels) as [SuspensionReason, ...SuspensionReason[]], 'Pick a reason.'),
    note: z.string().trim().max(500, 'Use 500 characters or fewer.').default(''),
  })
  .refine(({ reason, note }) => reason !== 'other' || note !== '', {
    path: ['note'],
    message: 'Write down the reason. The owner will read it.',
  });

/** What the owner of a suspended site can do. */
export function suspensionAdvice({ reason }: Pick<Suspension, 'reason'>): string {
  return reason === 'request'
    ? 'Message us when you want it back online.'
    : 'Fix the problem, approve the new version and message us. We’ll look at it and bring your site back.';
}

/** What the owner of a site reads whose suspension ended while its plan keeps it offline. */
export const stillOffline =
  'It’s still offline because its monthly bill is unpaid or the service was canceled. See Billing in your settings.';

/** Why a site is suspended, for its owner: the reason and the note. */
export function suspensionInWords({ reason, note }: Pick<Suspension, 'reason' | 'note'>): string {
  return [sentences[reason], note && ended(note)].filter(Boolean).join(' ');
}
