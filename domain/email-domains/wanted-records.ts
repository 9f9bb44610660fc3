import { env } from '../../base/env.ts';
import { mailProvider, providerValue } from '../../content/mail-providers.ts';
import { shownName } from '../own-domains/name.ts';
import { labelIn } from '../own-domains/records.ts';
import { dkimName, dkimValue } from './dkim.ts';
import { type DkimKey, signingKey } from './keys.ts';
import { fixedKeys } from './look-up.ts';
import { emailProblemInWords } from './problem-words.ts';
import type { EmailProvider, EmailRecord, EmailRecordsSeen, EmailRecordUse, SeenEmailRecord } from './schema.ts';

interface Wanting {
  domain: string;
  provider: EmailProvider;
  seen: EmailRecordsSeen | null;
  /** Those that aren't retired. */
  keys: Pick<DkimKey, 'selector' | 'publicKey' | 'activeAt'>[];
}

/**
 * The email records that an owner sets, each with what was seen. SPF and DMARC build on what's there, so they aren't named before someone
 * could look.
 */
export function wantedEmailRecords({ domain, provider, seen, keys }: Wanting): EmailRecord[] {
  const record = (
    use: EmailRecordUse,
    name: string,
    kind: EmailRecord['kind'],
    value: string,
    found: SeenEmailRecord | undefined = seen?.records[use],
  ): EmailRecord => ({
    use,
    name,
    label: labelIn(domain, name),
    kind,
    value,
    problem: found?.problem ? emailProblemInWords(found.problem, shownName(domain), provider) : '',
    ...(found && { state: found.state, instead: found.instead }),
  });
  const elsewhere = provider === 'us' ? undefined : mailProvider(provider);
  const hosts = elsewhere?.mx.map((value) => providerValue(value, domain)) ?? [`10 ${env().mailIn?.host ?? ''}`];
  const spf = seen?.records.spf?.value;
  const dmarc = seen?.records.dmarc?.value;
  const signing = signingKey(keys);
  const shown = keys.filter((key) => !key.activeAt || key === signing);
  return [
    ...hosts.map((value) => record('mx', domain, 'MX', value)),
    ...(spf ? [record('spf', domain, 'TXT', spf)] : []),
    ...(elsewhere
      ? fixedKeys(elsewhere, domain).map(({ label, value }) => record('dkim', `${label}.${domain}`, 'CNAME', value))
      : shown.map(({ selector, publicKey }) =>
          record('dkim', dkimName(selector, domain), 'TXT', dkimValue(publicKey), seen?.keys[selector]),
        )),
    ...(dmarc ? [record('dmarc', `_dmarc.${domain}`, 'TXT', dmarc)] : []),
  ].map(withoutRepeats());
}

/** Says a problem once, at the first of several records with the same use and name. */
function withoutRepeats(): (record: EmailRecord) => EmailRecord {
  const said = new Set<string>();
  return (record) => {
    if (record.problem === '' || !said.has(record.problem)) {
      said.add(record.problem);
      return record;
    }
    return { ...record, problem: '', instead: [] };
  };
}
