import { listInWords } from '../../text/list-in-words.ts';
import type { EmailProblem, EmailProvider } from './schema.ts';
import { mostLookups } from './spf.ts';

/** What's wrong with an email record, and what to do about it, in a sentence or two for the owner of the domain. */
export function emailProblemInWords(problem: EmailProblem, name: string, provider: EmailProvider): string {
  return (words[problem.code] as (problem: EmailProblem, name: string, provider: EmailProvider) => string)(problem, name, provider);
}

const list = (items: string[]) => listInWords(items.map((item) => `“${item}”`));
const others = (records: string[]) => (records.length === 1 ? 'the other one' : 'the others');

const words: {
  [Code in EmailProblem['code']]: (problem: Extract<EmailProblem, { code: Code }>, name: string, provider: EmailProvider) => string;
} = {
  'mx-elsewhere': ({ provider: theirs, hosts }, name, provider) =>
    provider === 'us'
      ? `Email to ${name} goes to ${theirs || listInWords(hosts)} now. If someone reads it there, keep these records and choose “I have a mailbox elsewhere” above. Otherwise, replace them with ours.`
      : `Email to ${name} goes to ${theirs || listInWords(hosts)} now. Replace these records, or choose where you really read your email.`,
  'mx-extra': ({ hosts }) =>
    `Some of your email still goes to ${listInWords(hosts)}. Delete ${hosts.length > 1 ? 'those MX records' : 'that MX record'}.`,
  'mx-none': (_, name) => `${name} has a record that says it receives no email. Replace it with this one.`,
  'spf-incomplete': () => 'Replace the record that’s there with this one. It keeps everything in it and adds what was missing.',
  'spf-several': ({ others: extra }) =>
    `A domain may have one SPF record, and yours has ${extra.length + 1}, so none of them counts. Delete ${list(extra)}, and let the remaining one be this.`,
  'spf-everyone': () => 'The record that’s there lets everyone send as you. Replace it with this one.',
  'spf-lookups': ({ terms }) =>
    `With this record, mail servers would have to look up more than ${mostLookups} others, and then they ignore it. Remove what you no longer use. ${terms
      .slice(0, 4)
      .map(({ term, lookups }) => `“${term}” takes ${lookups > mostLookups ? `more than ${mostLookups}` : lookups}`)
      .join(', ')}.`,
  'spf-broken': ({ included }) =>
    `Your SPF record refers to ${included}, which has no valid record of its own, so mail servers ignore all of it. Remove that part.`,
  'spf-long': ({ characters }) =>
    `This record would have ${characters} characters, which is more than many mail servers read. Remove what you no longer use from the one that’s there first.`,
  'dkim-other': () => 'There’s another key under this name. Replace it with this record, all of it on one line.',
  'dkim-several': () => 'There are several records under this name, so none of them counts. Keep only this one.',
  'dkim-off': () => 'We don’t see a signing key there yet.',
  doubled: ({ name }) =>
    `We found this record at ${name}. Your provider adds the domain by itself, so type only the short name that’s shown here.`,
  'dmarc-several': ({ others: extra }) =>
    `A domain may have one DMARC record, so none of yours counts. Keep this one and delete ${others(extra)}.`,
  'dmarc-unreadable': () => 'The record that’s there can’t be read. Replace it with this one.',
  'dmarc-unreported': () =>
    'Your record works. If you change it to this one, we’ll also see how many emails are sent as you, and how many of them are verified.',
};
