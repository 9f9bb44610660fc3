import type { Line } from '../../document.ts';
import { callSection } from '../../sections/call/writer.ts';
import { detailsSection } from '../../sections/details/writer.ts';
import { faqSection } from '../../sections/faq/writer.ts';
import { introSection, pageLead } from '../../sections/intro/writer.ts';
import { stepsSection } from '../../sections/steps/writer.ts';
import type { PageContext, PageDraft } from '../context.ts';
import type { Offer } from '../material/offers.ts';
import { computed } from '../words/lines.ts';
import { spareHeadings } from '../words/spare-headings.ts';
import { spareWords } from '../words/spare-words.ts';
import { pageDescription, pageTitle, tradeAndPlace } from './titles.ts';

/** Services: a block each, then how it goes, questions, call. */
export function servicesPage(context: PageContext): PageDraft {
  const { words, pack, offers } = context;
  const lead =
    offers.length < 2 || offers.some(({ own }) => own) ? pageLead(context) : words.line('usual-services-page', spareWords.usualServices);
  const jumps = offers.length > 2 ? offers.map(({ name, anchor }) => ({ label: name, anchor })) : [];
  const details = detailsSection(context);
  return {
    path: '/services',
    title: pageTitle(context, 'services'),
    description: pageDescription([tradeAndPlace(context), offersLine(offers), lead, context.actions.main()[0]?.label]),
    sections: [
      introSection(context, {
        heading: words.title('services', pack.headings.services, spareHeadings.services),
        lead,
        jumps,
        picture: false,
      }),
      details,
      stepsSection(context),
      faqSection(context, { count: 3, own: 4, groups: ['service', 'cost'] }),
      callSection(context),
    ],
  };
}

/** The first services in one sentence, as the owner names them. */
function offersLine(offers: Offer[]): Line | undefined {
  const named = offers.filter(({ own }) => own).slice(0, 3);
  return named.length > 0
    ? computed(named.map(({ name }) => name.text).join(', '), ...named.flatMap(({ name }) => name.fields))
    : undefined;
}
