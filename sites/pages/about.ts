import type { Line } from '../document/document.ts';
import { computed } from '../document/lines.ts';
import { spoken } from '../interview/says.ts';
import { areaSection } from '../sections/area/writer.ts';
import { callSection } from '../sections/call/writer.ts';
import { faqSection } from '../sections/faq/writer.ts';
import { photoGallery } from '../sections/gallery/writer.ts';
import { hoursSection } from '../sections/hours/writer.ts';
import { introSection } from '../sections/intro/writer.ts';
import { recordLists } from '../sections/proof/writer.ts';
import { storySection } from '../sections/story/writer.ts';
import type { PageContext, PageDraft } from '../writer/context.ts';
import { isAboutPerson } from '../writer/words/headline.ts';
import { describing, headingName, pageAndPlace, pageDescription, pageTitle, tradeAndPlace } from '../writer/words/titles.ts';
import { otherPlaceSections } from './other-places.ts';

/** Sentences of the description that search results don't show for the home page, where the first one is shown, if only its beginning. */
function untold(context: PageContext): Line[] {
  const lines = describing(context);
  const description = lines.length > 0 ? pageDescription(lines).text : '';
  return lines.filter(({ text }, index) => index > 0 && !description.includes(text) && !isAboutPerson.test(text));
}

/** About: the owner's words in full, who it is, what is on record, photos, questions, where. */
export function aboutPage(context: PageContext): PageDraft {
  const { words, facts, voice, language } = context;
  // In Spanish the heading has no name.
  const named = language === 'en' ? computed(words.titles.about(facts.name), 'business.name') : pageAndPlace(context, 'about');
  const own = untold(context);
  const heading = computed(spoken(words.titles.about(headingName(facts)), voice), 'business.name');
  return {
    path: '/about',
    title: pageTitle(context, 'about'),
    description: pageDescription(own.length > 0 ? [...own, tradeAndPlace(context)] : [named, ...describing(context)]),
    sections: [
      introSection(context, { heading, lead: context.written('about-lead') ?? tradeAndPlace(context), picture: false }),
      storySection(context, context.sentences),
      ...recordLists(context, { onRecord: true, toKnow: 'beside one' }),
      context.has('gallery') ? undefined : photoGallery(context),
      faqSection(context),
      areaSection(context),
      hoursSection(context),
      ...otherPlaceSections(context),
      callSection(context),
    ],
  };
}
