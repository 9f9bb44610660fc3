import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { env } from '../../base/env.ts';
import { factsOfCase } from '../../content/case-study.ts';
import { demoAccounts } from '../../content/demo-accounts.ts';
import { db } from '../../db/connect.ts';
import { projects, users } from '../../db/schema/index.ts';
import { siteAddress } from '../addresses.ts';
import type { Settings } from '../settings/schema.ts';

/** The featured case study, as shown on / and /portfolio. */
export interface ShownCaseStudy {
  title: string;
  text: string;
  hours: number;
  facts: { figure: string; label: string }[];
  /** The client's name; '' if the operator hasn't set one. */
  client: string;
  /** URL of the client's live site. Without it, the card has no link. */
  url?: string;
  /** True if the link leads to demo mode's sample site. */
  sample: boolean;
}

/**
 * The case study from the settings, with the operator's link. If none is set, demo mode links to its sample shop, and live
 * mode shows no link. Undefined if the operator shows none.
 */
export async function shownCaseStudy(settings: Settings, withSample: boolean = env().mode === 'demo'): Promise<ShownCaseStudy | undefined> {
  if (!settings.showCaseStudy || !settings.caseTitle || !settings.caseText || !settings.caseHours) return undefined;
  const { caseTitle, caseText, caseHours, caseFacts, caseClient, caseUrl } = settings;
  const words = { title: caseTitle, text: caseText, hours: caseHours, facts: factsOfCase(caseFacts) };
  const sample = !caseUrl && withSample ? await sampleShop() : undefined;
  if (sample) return { ...words, ...sample, sample: true };
  return { ...words, client: caseClient, ...(caseUrl ? { url: caseUrl } : {}), sample: false };
}

async function sampleShop(): Promise<{ client: string; url: string } | undefined> {
  const [shop] = await db()
    .select({ name: projects.name, slug: projects.slug, ownHost: projects.ownHost })
    .from(projects)
    .innerJoin(users, eq(users.id, projects.ownerId))
    .where(and(eq(users.email, demoAccounts.shopOwner), eq(projects.state, 'live'), isNull(projects.suspension), isNotNull(projects.slug)))
    .limit(1);
  return shop && { client: shop.name, url: siteAddress(shop) };
}
