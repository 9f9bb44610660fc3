import { and, eq } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { siteVersions } from '../../db/schema/index.ts';
import type { Facts, Page } from '../../sites/document/document.ts';
import { dayOf } from '../../time/days.ts';
import { businessZone } from '../projects/business-zone.ts';

export type FormKind = 'contact' | 'booking';

/** What the forms of a site ask for, and how else visitors can get in touch. In manifests, so a form can be checked without the database. */
export interface SiteForms {
  /** Time zone of the business. */
  zone: string;
  /** 'call (919) 555-0148' */
  otherWay: string;
  /** The page that each form is on, and the days it offers; none if it asks for a date. */
  on: Partial<Record<FormKind, { page: string; days: string[] }>>;
}

/** The forms of a version of a site. */
export async function siteForms(projectId: string, versionId: string): Promise<SiteForms> {
  const [version] = await db()
    .select({ document: siteVersions.document })
    .from(siteVersions)
    .where(and(eq(siteVersions.id, versionId), eq(siteVersions.projectId, projectId)));
  const pages = version?.document.pages ?? [];
  const [contact, booking] = [formOn(pages, 'contact'), formOn(pages, 'booking')];
  return {
    zone: await businessZone(projectId),
    otherWay: otherWay(version?.document.facts ?? {}),
    on: { ...(contact && { contact }), ...(booking && { booking }) },
  };
}

/** One of a site's forms. `days` is undefined if they aren't known. */
export interface SiteForm {
  page: string;
  days: string[] | undefined;
  /** The day at the business: '2026-11-23'. */
  today: string;
  otherWay: string;
}

/** What a form asks for. Without `forms`, nothing is known of the site's forms, so nothing is asked for that only they say. */
export function siteForm(forms: SiteForms | undefined, kind: FormKind, now = new Date()): SiteForm {
  const { page = '/', days = [] } = forms?.on[kind] ?? {};
  return {
    page,
    days: forms && days,
    today: dayOf(now, forms?.zone ?? 'UTC'),
    otherWay: forms?.otherWay ?? otherWay({}),
  };
}

function formOn(pages: readonly Page[], kind: FormKind): { page: string; days: string[] } | undefined {
  // A short home page has it, too. People look for it on its own page.
  for (const { path, sections } of [...pages.filter(({ path }) => path !== '/'), ...pages]) {
    for (const section of sections) {
      // The props of a form, see sites/sections/form/schema.ts. Each section has its own.
      const { purpose, days } = section.props as { purpose?: string; days?: { text: string }[] };
      if (section.kind === 'form' && purpose === kind) return { page: path, days: (days ?? []).map(({ text }) => text) };
    }
  }
  return undefined;
}

function otherWay({ phone, email }: Pick<Facts, 'phone' | 'email'>): string {
  if (phone) return `call ${phone.display}`;
  return email ? `email ${email}` : 'try again in a few hours';
}
