import { db } from '../../db/connect.ts';
import type { Facts, Page } from '../../sites/document/document.ts';
import { versionOf } from '../versions/versions.ts';
import { leadCalendar } from './queries.ts';

/** What a site's form asks for, and how else visitors can get in touch if it refuses a message. */
export interface SiteForm {
  /** The page it's on. */
  page: string;
  /** The days it offers; none if it asks for a date. */
  days: string[];
  /** The day at the business: '2026-11-23'. */
  today: string;
  /** 'call (919) 555-0148' */
  otherWay: string;
}

/** The contact or booking form of a version of a site. */
export async function siteForm(site: { projectId: string; versionId: string }, kind: 'contact' | 'booking'): Promise<SiteForm> {
  const document = (await versionOf(db(), site.projectId, site.versionId))?.document;
  const { today } = await leadCalendar(site.projectId);
  return { ...formOn(document?.pages ?? [], kind), today, otherWay: otherWay(document?.facts ?? {}) };
}

function formOn(pages: readonly Page[], kind: string): { page: string; days: string[] } {
  // A short home page has it, too. People look for it on its own page.
  for (const { path, sections } of [...pages.filter(({ path }) => path !== '/'), ...pages]) {
    for (const section of sections) {
      // The props of a form, see sites/sections/form/schema.ts. Each section has its own.
      const { purpose, days } = section.props as { purpose?: string; days?: { text: string }[] };
      if (section.kind === 'form' && purpose === kind) return { page: path, days: (days ?? []).map(({ text }) => text) };
    }
  }
  return { page: '/', days: [] };
}

function otherWay({ phone, email }: Pick<Facts, 'phone' | 'email'>): string {
  if (phone) return `call ${phone.display}`;
  return email ? `email ${email}` : 'try again in a few hours';
}
