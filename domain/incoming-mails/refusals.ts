import { refusalsOf } from '../refusals.ts';

export const refusedAs = refusalsOf({
  'domain-not-ready': () => 'The email records of this domain aren’t right yet. Pick another one.',
  'no-way-in': () => 'Email can’t come in yet. Set MAIL_HOST, and start Sunup again.',
});
