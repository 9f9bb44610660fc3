import { plainWords } from '../../text/plain-letters.ts';

const people = '(?:persons?|humans?|people|somebody|someone|real one|agents?|staff|representatives?|operators?|support)';
const asks = new RegExp(
  [
    `\\b(?:talk|speak|chat|write|connect|transfer|put)(?:ing)? (?:me )?(?:to|with|through to) (?:an? |the |your |some )?(?:real |actual |live |human )?${people}\\b`,
    `\\b(?:want|need|get|give|is there|prefer|have) (?:me )?(?:to (?:talk|speak) )?(?:an? |some )?(?:real |actual |live |human )(?:${people}|being|help|support)\\b`,
    `\\b(?:want|need|get|give) (?:me )?(?:an? )?(?:person|human)\\b`,
    `\\b(?:call|write|mail|email|contact) me\\b`,
    '\\bget back to me\\b',
  ].join('|'),
);
const address = /(?<=[^\s@])@[^\s@]+\.[a-z]{2,}/i;

/** True if someone wants a person instead of the assistant: they ask for one, or leave an email address. */
export function asksForPerson(message: string): boolean {
  return address.test(message) || asks.test(plainWords(message));
}
