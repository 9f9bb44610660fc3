import { isMapLink } from '../addresses/map-links.ts';

const siteNames: Record<string, string> = {
  'facebook.com': 'Facebook',
  'instagram.com': 'Instagram',
  'tiktok.com': 'TikTok',
  'youtube.com': 'YouTube',
  'linkedin.com': 'LinkedIn',
  'yelp.com': 'Yelp',
  'google.com': 'Google',
  'g.page': 'Google',
  'maps.app.goo.gl': 'Google',
  'nextdoor.com': 'Nextdoor',
  'maps.apple.com': 'Apple Maps',
  'openstreetmap.org': 'OpenStreetMap',
  'x.com': 'X',
  'pinterest.com': 'Pinterest',
};

/** What a page elsewhere is called: 'Instagram', else its host. */
export function siteName(href: string): string {
  const { hostname } = new URL(href);
  const host = hostname.replace(/^(?:www|m)\./, '');
  const name = siteNames[host] ?? siteNames[host.replace(/^maps\./, '')] ?? host;
  return name === 'Google' && isMapLink(href) ? 'Google Maps' : name;
}
