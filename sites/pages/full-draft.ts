import { formPages } from '../brief/form-pages.ts';
import { isPost, type PageKind } from '../document/document.ts';
import { areaSection } from '../sections/area/writer.ts';
import { contactSection } from '../sections/contact/writer.ts';
import { formSection } from '../sections/form/writer.ts';
import { hoursSection } from '../sections/hours/writer.ts';
import type { Sections } from '../sections/registry.ts';
import type { PageContext, PageDraft, SectionDraft } from '../writer/context.ts';
import { isLone, joinLone } from './lone-sections.ts';
import { wordsOn } from './word-counts.ts';

interface Draft extends Pick<PageDraft, 'path' | 'sections'> {
  /** The site's first page. */
  isFront: boolean;
}

/**
 * The sections of a page, without bands for one line. A page that the brief says nothing for gets a form or the ways to reach the business, and
 * when and where. One that it says little for gets when or where, because whoever has read it looks for that next, else a form to ask, and
 * its opening a picture. A booking page without a form leads to the owner's own calendar, which is what it's for.
 */
export function fullDraft({ path, sections: written, isFront }: Draft, context: PageContext, { info }: Sections): SectionDraft[] {
  const joined = joinLone(
    written.filter((section) => section !== undefined),
    context,
  );
  // A post has one article.
  if (isFront || isPost(path)) return joined;
  const closing = joined.filter(({ kind }) => info(kind).closes);
  const body = joined.filter((section) => !closing.includes(section));
  const isEmpty = body.every(({ kind }) => info(kind).introduces);
  const isThin = wordsOn({ kind: context.page, sections: joined }) < littleText;
  const isBooking = context.page === 'booking';
  if (!isEmpty && !isThin) return joined;
  // A booking form has the hours beside it.
  const more = [isBooking ? undefined : hoursSection(context), areaSection(context)]
    .filter((section) => section !== undefined)
    .filter((section) => !isLone(section, context) && !has(body, section.kind));
  const asks = !has(body, 'form') && (isEmpty ? !isBooking : more.length === 0 && asking.has(context.page));
  const form = asks && formPages(context.brief).length > 0 ? formSection(context, 'contact') : undefined;
  const ways = isEmpty && !isBooking && !form ? contactSection(context) : undefined;
  const added = [form, ways, ...(isEmpty ? more : more.slice(0, 1))].filter((section) => section !== undefined);
  return [...pictured([...body, ...added], context), ...closing];
}

function has(sections: SectionDraft[], wanted: string): boolean {
  return sections.some(({ kind }) => kind === wanted);
}

/** Pages whose readers ask for something next. */
const asking = new Set<PageKind>(['services', 'pricing', 'shop']);

/** Words of a page that looks unfinished. */
const littleText = 60;

/** The sections with a picture in the opening, if no other has one. Only pictures have an `alt`. */
function pictured(sections: SectionDraft[], { pictures, frame }: PageContext): SectionDraft[] {
  const [intro] = sections;
  if (intro?.kind !== 'intro' || sections.some(({ props }) => JSON.stringify(props).includes('"alt":'))) return sections;
  const picture = pictures.extra(frame('intro'));
  return picture ? [{ ...intro, props: { ...(intro.props as object), picture } }, ...sections.slice(1)] : sections;
}
