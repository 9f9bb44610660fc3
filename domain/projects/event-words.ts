import { dollars } from '../../content/dollars.ts';
import { dateInWords } from '../../time/day-in-words.ts';
import { type DomainStep, type EventDetails, type EventOf, type ProjectEvent, suspensionLabels } from './schema.ts';

/** The columns of a stored event that say what happened. */
export interface StoredEvent {
  kind: string;
  details: EventDetails | null;
  reason: string;
}

/** A stored event with its details. Undefined if an older release wrote it in words that no one could read, or a later one a kind of its own. */
export function eventOf({ kind, details }: StoredEvent): ProjectEvent | undefined {
  return details && Object.hasOwn(words, kind) ? ({ kind, ...details } as ProjectEvent) : undefined;
}

/** A stored event in words, as staff read it. */
export function storedEventWords(stored: StoredEvent): string {
  const event = eventOf(stored);
  return event ? eventWords(event) : stored.reason;
}

/** An event in words, as staff read it. `web/portal/history/history-words.ts` changes some of them for the owner. */
export function eventWords(event: ProjectEvent): string {
  return (words[event.kind] as (event: ProjectEvent) => string)(event);
}

const editSteps = {
  requested: 'Edit requested',
  started: 'In progress',
  withdrawn: 'Canceled',
  done: 'Done',
  accepted: 'Accepted',
  reopened: 'Not quite',
} as const;

const domainSteps: Record<DomainStep, (name: string) => string> = {
  claimed: (name) => `Own domain to connect: ${name}`,
  removed: (name) => `Own domain removed: ${name}`,
  connected: (name) => `Own domain connected: ${name}`,
  drifting: (name) => `${name} no longer leads to the site`,
  back: (name) => `${name} leads to the site again`,
  away: (name) => `Back at the free address, because ${name} leads elsewhere`,
  dropped: (name) => `Stopped waiting for the records of ${name}`,
  lost: (name) => `${name} was proved for another site`,
  'email-chosen': (name) => `Email set up at ${name}`,
  'email-removed': (name) => `Email turned off at ${name}`,
  'email-ready': (name) => `Email ready at ${name}`,
  'email-stopped': (name) => `Email stopped at ${name}, because its records changed`,
};

const words: { [Kind in ProjectEvent['kind']]: (event: EventOf<Kind>) => string } = {
  project: () => 'Project opened',
  payment: () => 'Order paid',
  brief: () => 'Brief submitted',
  wait: () => 'Waiting for payment',
  schedule: () => 'Payment and brief are in',
  draft: (event) => {
    if (event.step === 'started') return 'Draft started';
    return `Version ${event.number} shown to the customer${event.passed ? '' : ' despite a failed quality check'}`;
  },
  deadline: ({ credited }) => (credited ? 'Draft late: the first month is credited' : 'Draft late'),
  gate: ({ passed, checks }) => `${passed ? 'Not sent' : 'Quality check failed'}: ${checks.join(', ')}`,
  version: (event) => {
    if (event.step === 'changed') return `Version ${event.number}: ${event.name}`;
    return event.step === 'rebuilt' ? `Version ${event.number}: rebuilt` : `Rebuilt: no changes from version ${event.number}`;
  },
  'edit-request': (event) => (event.step === 'still-open' ? 'Some edits are still open' : `${editSteps[event.step]}: ${event.place}`),
  approval: ({ number }) => `Version ${number} approved`,
  publication: (event) => {
    if (event.by === 'approval') return 'Approved by the owner';
    if (event.by === 'rollback')
      return `Rolled back from version ${event.before} to version ${event.number}${event.why ? `: ${event.why}` : ''}`;
    return event.by === 'owner' ? `Restored by the owner: version ${event.number}` : `Published from Admin: version ${event.number}`;
  },
  address: (event) => (event.step === 'chosen' ? `Web address: ${event.slug}` : `Address changed from ${event.from} to ${event.to}`),
  domain: ({ step, name }) => domainSteps[step](name),
  lock: ({ isLocked, place }) => `${isLocked ? 'Locked' : 'Unlocked'}: ${place}`,
  form: ({ notice }) => (notice ? `Forms paused: “${notice}”` : 'Forms are back on'),
  portfolio: ({ agreed }) => (agreed ? 'Agreed to be shown in the portfolio' : 'Removed from the portfolio'),
  cancellation: (event) => {
    if (event.step === 'requested') return `Canceled, effective ${dateInWords(event.endsOn)}`;
    if (event.step === 'undone') return 'Cancellation undone';
    const why = event.step === 'ended' ? `Ended by staff: ${event.why}` : 'Taken offline at the end of the paid month';
    return `${why}. It can be restored until ${dateInWords(event.restorableOn)}`;
  },
  refund: ({ reason }) => `Setup price refunded: ${reason}`,
  suspension: (event) => {
    if (event.by === 'staff') return `Suspended: ${[suspensionLabels[event.reason], event.note].filter(Boolean).join('. ')}`;
    return `Suspended for an unpaid monthly bill: ${unpaidReason(event)}`;
  },
  restoration: (event) => {
    if (event.by === 'owner') return event.isLive ? 'Restored by the owner' : 'Cancellation undone; still suspended';
    return event.by === 'staff' ? 'Suspension lifted' : 'The open bill is paid';
  },
  archiving: ({ after, days }) =>
    after === 'cancellation' ? `Not restored within ${days} days` : `Not paid within ${days} days of its suspension`,
  lead: (event) => {
    if ('more' in event) return event.more === 1 ? '1 more message' : `${event.more} more messages`;
    return { contact: 'New message', booking: 'New booking request', email: 'New email' }[event.form];
  },
};

/** Why a monthly bill isn't paid, for staff and the owner. */
export function unpaidReason(event: Extract<EventOf<'suspension'>, { by: 'card' | 'bank' }>): string {
  return event.by === 'card' ? event.declineReason : `We didn’t receive ${dollars(event.dueCents)} by bank transfer.`;
}
