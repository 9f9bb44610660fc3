import { brand, phoneHref } from './brand.ts';

/** 'call (555) 010-0142', or 'write to hello@example.com' if the operator has no phone. */
export function callUs(): string {
  return brand.phone ? `call ${brand.phone}` : `write to ${brand.email}`;
}

/** The sentence 'Call (555) 010-0142 or email hello@example.com.', without the phone if the operator has none. */
export function callOrEmailUs(): string {
  return brand.phone ? `Call ${brand.phone} or email ${brand.email}.` : `Email ${brand.email}.`;
}

/** How to reach a person first: the phone, or email if there is none. `verb` and `at` are the words before the link. */
export function firstContact(): { verb: 'Call' | 'Email'; at: string; href: string; shown: string } {
  return brand.phone
    ? { verb: 'Call', at: 'Call us at', href: phoneHref(), shown: brand.phone }
    : { verb: 'Email', at: 'Email us at', href: `mailto:${brand.email}`, shown: brand.email };
}

/** Who calls whom when the other side left no number. Without a phone of our own, every booking has to have one. */
export function theyCall(): string {
  return brand.phone ? `Call us at ${brand.phone}` : `Write to us at ${brand.email}`;
}
