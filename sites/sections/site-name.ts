const known: Record<string, string> = {
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
  'x.com': 'X',
  'pinterest.com': 'Pinterest',
};

/** What a page elsewhere is called: 'Instagram', else its host. */
export function siteName(href: string): string {
  const host = new URL(href).hostname.replace(/^(?:www|m|maps)\./, '');
  return known[host] ?? host;
}
