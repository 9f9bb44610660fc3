import { isMapLink } from '../addresses/map-links.ts';

/** Parameters that say who shared a link and where it was clicked, not where it leads. */
const tracking = /^(?:utm_\w+|fbclid|gclid|igshid|igsh|mibextid|ref|refid|ref_src|feature|si|hl|g_st|entry|share_id|_rdr)$/i;

/** Hosts whose front page is nobody's profile. */
const networks =
  /(?:^|\.)(?:facebook|instagram|tiktok|youtube|linkedin|yelp|google|nextdoor|x|twitter|pinterest|threads|tripadvisor|angi|thumbtack|bbb|houzz)\.(?:com|net|org)$/;

/** Paths of one post, of a form for reviews, of a search, or of a button that shares a page. */
const notProfiles =
  /^\/(?:p|reel|reels|status|hashtag|search|sharer|sharer\.php|share|intent|login|writeareview|watch|local\/writereview)(?:\/|$)|\/(?:posts|photos|videos|video|status|reviews?\/new|review\/create|writereview)(?:\/|$)/;

/**
 * Pages elsewhere that are the business itself, for structured data: its profiles, each once, without what the link was
 * shared with. A route, a search, a single post and a form for reviews aren't the business.
 */
export function profilesIn(links: readonly string[]): string[] {
  return [...new Set(links.flatMap((href) => profileOf(href) ?? []))];
}

function profileOf(href: string): string | undefined {
  // Most links of a page lead to another page of the site.
  if (!/^https:/i.test(href) || !URL.canParse(href)) return undefined;
  const url = new URL(href);
  if (notProfiles.test(url.pathname)) return undefined;
  url.hostname = url.hostname.replace(/^(?:m|mobile)\.(?=facebook\.com$|yelp\.com$|youtube\.com$)/, 'www.');
  if (isMapLink(href) && !isMapPlace(url)) return undefined;
  url.hash = '';
  for (const name of [...url.searchParams.keys()]) if (tracking.test(name)) url.searchParams.delete(name);
  if (url.pathname === '/' && !url.search && networks.test(url.hostname)) return undefined;
  return url.href.replace(/\/$/, '');
}

/** Google's page of a business on the map, or a short link to it. */
function isMapPlace({ hostname, pathname, searchParams }: URL): boolean {
  return /^\/maps\/place\/[^/]*[a-z]/i.test(pathname) || searchParams.has('cid') || /(?:^|\.)goo\.gl$/.test(hostname);
}
