import { mailto } from '../text/email-address.ts';
import { brand, phoneHref } from './brand.ts';

/** How to reach a person first: the phone, or email if there is none. */
export function firstContact(): { verb: 'Call' | 'Email'; href: string; shown: string } {
  return brand.phone
    ? { verb: 'Call', href: phoneHref(), shown: brand.phone }
    : { verb: 'Email', href: mailto(brand.email), shown: brand.email };
}

/** 'call (555) 010-0142', or 'email hello@example.com' if the operator has no phone. */
export function callUs(): string {
  const { verb, shown } = firstContact();
  return `${verb.toLowerCase()} ${shown}`;
}

/** The sentence 'Call (555) 010-0142 or email hello@example.com.', without the phone if the operator has none. */
export function callOrEmailUs(): string {
  const { verb, shown } = firstContact();
  return verb === 'Call' ? `${verb} ${shown} or email ${brand.email}.` : `${verb} ${shown}.`;
}
