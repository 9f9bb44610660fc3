/**
 * Promises of conduct that an owner can tick in onboarding. Nothing of the kind is ever written without the tick.
 * `label` is the tick-box, `term` and `text` are the words the tick allows, in the voice of a firm of several.
 */
export const promises = {
  'price-first': { label: 'We name the price before any work starts', term: 'Price first', text: 'You see the price before we start.' },
  'text-arrival': { label: 'We text when we are on the way', term: 'A text on the way', text: 'We text you when we are on the way.' },
  'arrival-window': {
    label: 'We give an arrival window',
    term: 'An arrival window',
    text: 'We give you an arrival window, so you don’t wait around all day.',
  },
  'free-estimate': { label: 'Estimates are free', term: 'Free estimates', text: 'Estimates are free.' },
  'same-day': {
    label: 'We can often come the same day',
    term: 'Often the same day',
    text: 'Call early and we can often come the same day.',
  },
  '24-7': { label: 'We answer around the clock', term: 'Calls answered 24/7', text: 'We answer day and night, seven days a week.' },
  'clean-up': { label: 'We clean up after the work', term: 'We clean up', text: 'We clean up before we leave.' },
  'written-quote': { label: 'Quotes are in writing', term: 'Quotes in writing', text: 'Every quote comes in writing.' },
  'reply-same-day': {
    label: 'We answer messages the same business day',
    term: 'Replies the same business day',
    text: 'We answer messages the same business day.',
  },
  insured: { label: 'We are insured', term: 'Insured', text: 'We are insured for the work we do.' },
  'background-checked': {
    label: 'Everyone we send is background-checked',
    term: 'Background-checked',
    text: 'Everyone who comes to you has passed a background check.',
  },
  warranty: {
    label: 'We stand behind our work with a warranty',
    term: 'Work under warranty',
    text: 'Our work comes with a warranty.',
  },
  'family-owned': { label: 'The business is family-owned', term: 'Family-owned', text: 'We are a family-owned business.' },
  'walk-ins': { label: 'Walk-ins are welcome', term: 'Walk-ins welcome', text: 'No appointment needed. Walk-ins are welcome.' },
} as const;

export type PromiseKey = keyof typeof promises;
export const promiseKeys = Object.keys(promises) as [PromiseKey, ...PromiseKey[]];
