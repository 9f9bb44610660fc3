interface PromiseWords {
  /** Beside the checkbox. */
  label: string;
  /** The words the check allows, in the voice of a firm of several; `text` only where it says more than `term`. */
  term: string;
  text?: string;
}

const words = {
  'price-first': { label: 'We name the price before any work starts', term: 'Price first', text: 'You see the price before we start.' },
  'text-arrival': { label: 'We text when we’re on the way', term: 'A text when we’re on the way' },
  'arrival-window': { label: 'We give an arrival window', term: 'An arrival window', text: 'You don’t have to wait around all day.' },
  'free-estimate': { label: 'Estimates are free', term: 'Free estimates' },
  'same-day': {
    label: 'We can often come the same day',
    term: 'Often the same day',
    text: 'Call early and we can often come the same day.',
  },
  '24-7': { label: 'We answer around the clock', term: 'Calls answered 24/7' },
  'clean-up': { label: 'We clean up after the work', term: 'We clean up before we leave' },
  'written-quote': { label: 'Quotes are in writing', term: 'Every quote in writing' },
  'reply-same-day': { label: 'We answer messages the same business day', term: 'Replies the same business day' },
  insured: { label: 'We’re insured', term: 'Insured' },
  'background-checked': {
    label: 'Everyone we send is background-checked',
    term: 'Background-checked',
    text: 'Everyone who comes to you has passed a background check.',
  },
  warranty: { label: 'We stand behind our work with a warranty', term: 'Work under warranty' },
  'family-owned': { label: 'The business is family-owned', term: 'Family-owned' },
  'walk-ins': { label: 'Walk-ins are welcome', term: 'Walk-ins welcome', text: 'No appointment needed.' },
} as const satisfies Record<string, PromiseWords>;

export type PromiseKey = keyof typeof words;

/** Promises of conduct that an owner can check in onboarding. Nothing of the kind is ever written without the check. */
export const promises: Record<PromiseKey, PromiseWords> = words;
export const promiseKeys = Object.keys(words) as [PromiseKey, ...PromiseKey[]];
