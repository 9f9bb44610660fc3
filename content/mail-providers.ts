import file from './mail-providers.yaml';

interface MailProvider {
  /** Those that can be chosen have one. */
  id?: string;
  name: string;
  /** How the hosts that receive its customers' email end. */
  receives: readonly string[];
}

export interface ChoosableProvider extends MailProvider {
  id: string;
  /** MX records, with their priority. */
  mx: readonly string[];
  /** What a domain's SPF record includes: what they ask for now, then what they asked for before. */
  spf: readonly string[];
  dkim: {
    /** CNAME records that are the same for every domain. */
    records?: readonly { label: string; value: string }[];
    /** Names under which it publishes keys. */
    selectors: readonly string[];
    guide: string;
  };
}

const { providers, mailboxDomains } = file as {
  providers: readonly (MailProvider | ChoosableProvider)[];
  mailboxDomains: readonly string[];
};

/** Whether a provider gives its customers mailboxes at this domain, so it's none of theirs. */
export function isMailboxDomain(domain: string): boolean {
  return mailboxDomains.includes(domain);
}

/** Who receives email at these hosts, if it's one provider that we know. */
export function mailProviderOf(hosts: readonly string[]): MailProvider | undefined {
  return providers.find(({ receives }) => hosts.length > 0 && hosts.every((host) => endsWithOne(host, receives)));
}

export function mailProvider(id: string): ChoosableProvider | undefined {
  return choosableProviders().find((one) => one.id === id);
}

/** The providers that an owner can choose. */
export function choosableProviders(): ChoosableProvider[] {
  return providers.filter((one): one is ChoosableProvider => one.id !== undefined);
}

/** A value of a provider's record for a domain. */
export function providerValue(value: string, domain: string): string {
  return value.replaceAll('{domain}', domain).replaceAll('{dashed}', domain.replaceAll('.', '-'));
}

function endsWithOne(host: string, ends: readonly string[]): boolean {
  return ends.some((end) => host === end || host.endsWith(`.${end}`));
}
