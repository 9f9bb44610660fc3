import type { Action, Line, Picture } from '../document/document.ts';

/** Builders of the sample props that every variant is tried with. */
export const said = (text: string): Line => ({ text, from: 'brief', fields: [] });

export const usual = (text: string): Line => ({ text, from: 'default', fields: [] });

export const signature = (name: string, alt: string): Picture => ({ kind: 'signature', name, alt: usual(alt) });

export const detail = (trade: string, n: number): Picture => ({ kind: 'detail', trade, n, seed: `${trade}-${n}`, alt: usual('') });

export const callAction = (text: string): Action => ({ label: usual(text), to: { kind: 'phone' } });

export const pageAction = (text: string, page: 'services' | 'pricing' | 'booking' | 'contact', anchor?: string): Action => ({
  label: usual(text),
  to: { kind: 'page', page, anchor },
});
