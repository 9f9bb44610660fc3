import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { projects, siteVersions, users } from '../../db/schema/index.ts';
import type { SiteDocument } from '../../sites/document/document.ts';
import { siteAddress } from '../addresses.ts';
import { previewOrigin } from '../versions/versions.ts';

/** A live site in the portfolio. All data comes from its own version or from our records. */
export interface PortfolioSite {
  /** URL of the live site. */
  address: string;
  /** Origin of the same version that our own pages can frame. */
  frame: string;
  name: string;
  trade: string;
  /** 'Nashville, TN'; absent if the site has no location. */
  place?: string;
  pages: string[];
  liveSince: Date;
  /** True for the demo's sites, which aren't customers' sites. */
  demo: boolean;
}

/** Keeps the page short. */
const shownAtMost = 60;

/** Live sites whose owners consented, newest first. */
export async function portfolioSites(limit = shownAtMost): Promise<PortfolioSite[]> {
  const rows = await db()
    .select({
      slug: projects.slug,
      ownHost: projects.ownHost,
      liveSince: projects.liveSince,
      token: siteVersions.previewToken,
      document: siteVersions.document,
      email: users.email,
    })
    .from(projects)
    .innerJoin(siteVersions, eq(siteVersions.id, projects.liveVersionId))
    .innerJoin(users, eq(users.id, projects.ownerId))
    .where(isShown)
    .orderBy(...newestFirst)
    .limit(limit);
  return rows.map(({ liveSince, token, document, email, ...project }) => ({
    address: siteAddress(project),
    frame: previewOrigin(token),
    ...shownFacts(document),
    liveSince: liveSince ?? new Date(),
    demo: isDemo(email),
  }));
}

const isShown = and(
  eq(projects.state, 'live'),
  isNull(projects.suspension),
  isNotNull(projects.portfolioConsentAt),
  isNotNull(projects.slug),
  isNotNull(projects.liveSince),
);
const newestFirst = [desc(projects.liveSince), desc(projects.id)];

/** No email reaches an address under .test, so only the demo's owners have one. */
const isDemo = (email: string) => email.endsWith('.test');

/** Address of the newest site in the portfolio, without reading its text. Undefined if there is none. */
export async function newestInPortfolio(): Promise<Pick<PortfolioSite, 'address' | 'demo'> | undefined> {
  const [row] = await db()
    .select({ slug: projects.slug, ownHost: projects.ownHost, email: users.email })
    .from(projects)
    .innerJoin(users, eq(users.id, projects.ownerId))
    .where(isShown)
    .orderBy(...newestFirst)
    .limit(1);
  return row && { address: siteAddress(row), demo: isDemo(row.email) };
}

function shownFacts({ facts, trade, pages }: SiteDocument) {
  const label = trade.label.text;
  return {
    name: facts.name,
    trade: label.charAt(0).toUpperCase() + label.slice(1),
    place: [facts.city, facts.state].filter(Boolean).join(', ') || undefined,
    // Only first-level pages, which are the picked ones. Blog articles are below their page.
    pages: pages.filter(({ path }) => path.split('/').length === 2).map((page) => page.label.text),
  };
}
