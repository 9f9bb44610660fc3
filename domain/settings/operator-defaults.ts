import { env } from '../../base/env.ts';
import { cities } from '../../content/cities/cities.ts';
import { truncate } from '../../text/truncate.ts';
import type { Settings } from './schema.ts';

/**
 * What a live operator is called before they say so: what MAIL_FROM says, which they wrote themselves, else the host of the app.
 * No phone, address, market, city page, claim or case study, because ours are samples. A demo is ours.
 */
export function operatorDefaults(
  { mode, mailFrom, appUrl }: Pick<ReturnType<typeof env>, 'mode' | 'mailFrom' | 'appUrl'> = env(),
): Partial<Settings> {
  if (mode === 'demo') return {};
  const { name, email } = senderOf(mailFrom);
  const brandName = truncate(name || new URL(appUrl).hostname, 40).trim();
  const noCase = { showCaseStudy: false, caseTitle: '', caseText: '', caseHours: 0, caseFacts: '' };
  const hiddenCities = cities.map(({ slug }) => slug).join(' ');
  return {
    brandName,
    brandEmail: email,
    brandPhone: '',
    brandAddress: '',
    brandStates: '',
    hiddenCities,
    // Most providers send only as domains that they know, so it has to be proved first.
    emailSender: 'operator',
    claimYears: 0,
    claimSites: 0,
    ...noCase,
  };
}

/** The parts of a sender: 'Harbor Pages <hello@harbor.example>', or an address alone. */
function senderOf(mailFrom: string): { name: string; email: string } {
  const [, name = '', email = mailFrom] = /^([^<]*)<([^<>]+)>$/.exec(mailFrom.trim()) ?? [];
  return { name: name.replaceAll('"', '').trim(), email: email.trim().toLowerCase() };
}
