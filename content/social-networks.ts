/** A network we can have a profile on. `setting` holds the profile's address; `hosts` are the network's own. */
export interface SocialNetwork {
  setting: `social${string}`;
  name: string;
  hosts: readonly string[];
}

/** Networks in the order of the footer's icons. */
export const socialNetworks = [
  { setting: 'socialInstagram', name: 'Instagram', hosts: ['instagram.com'] },
  { setting: 'socialFacebook', name: 'Facebook', hosts: ['facebook.com'] },
  { setting: 'socialLinkedin', name: 'LinkedIn', hosts: ['linkedin.com'] },
  { setting: 'socialYoutube', name: 'YouTube', hosts: ['youtube.com'] },
  { setting: 'socialTiktok', name: 'TikTok', hosts: ['tiktok.com'] },
  { setting: 'socialX', name: 'X', hosts: ['x.com', 'twitter.com'] },
] as const satisfies readonly SocialNetwork[];
export type SocialSetting = (typeof socialNetworks)[number]['setting'];
export type SocialName = (typeof socialNetworks)[number]['name'];

/** A profile whose address is set. */
export interface SocialProfile {
  name: SocialName;
  address: string;
}

/** The profiles that have an address, in order: icons in the footer, `sameAs` in structured data. */
export function socialProfiles(settings: Record<SocialSetting, string>): SocialProfile[] {
  return socialNetworks.flatMap(({ setting, name }) => (settings[setting] ? [{ name, address: settings[setting] }] : []));
}

/**
 * The address of a profile, tidied, or undefined when it isn't one: https, on the network's own host, with a path that
 * names a profile, and without a user name, password or port.
 */
export function profileAddress(typed: string, { hosts }: Pick<SocialNetwork, 'hosts'>): string | undefined {
  const address = URL.canParse(typed) ? new URL(typed) : undefined;
  if (address?.protocol !== 'https:' || address.port || address.username || address.password) return undefined;
  if (!hosts.some((host) => address.hostname === host || address.hostname.endsWith(`.${host}`))) return undefined;
  if (address.pathname === '/') return undefined;
  address.hash = '';
  return address.href;
}
