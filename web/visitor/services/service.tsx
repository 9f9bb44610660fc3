import { data } from 'react-router';
import { articleBySlug } from '../../../content/articles/articles.ts';
import { dollars } from '../../../content/dollars.ts';
import { filled } from '../../../content/filled.ts';
import { offerWords } from '../../../content/offer.ts';
import { serviceBySlug, services } from '../../../content/services/services.ts';
import { withoutLinks } from '../../../content/text-links.ts';
import { readSettings } from '../../../domain/settings/settings.ts';
import { comingDays } from '../../../domain/slots/slots.ts';
import { pageMeta } from '../../meta/page-meta.ts';
import { notFoundMeta } from '../../meta/private-meta.ts';
import { classNames } from '../../ui/class-names.ts';
import { Disclosures } from '../../ui/controls/disclosure.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { Band } from '../../ui/layout/band.tsx';
import { LinkedText } from '../../words/linked-text.tsx';
import { FactRows } from '../fact-rows.tsx';
import { FinalCall } from '../final-call.tsx';
import { PageOpening } from '../page-opening.tsx';
import { StartMySite } from '../start-my-site.tsx';
import { breadcrumbData, faqData, offerOf, serviceData } from '../structured-data.ts';
import type { Route } from './+types/service';
import { Example } from './example.tsx';
import { Steps } from './steps.tsx';

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return notFoundMeta();
  const { service, priceCents } = loaderData;
  const { name, head, charged, questions } = service;
  return pageMeta(head, matches, [
    serviceData(matches, { name, path: head.path, description: head.description }, { offers: offerOf(priceCents, charged) }),
    faqData(questions.map(({ question, answer }) => ({ question, answer: withoutLinks(answer) }))),
    breadcrumbData(matches, [{ name, path: head.path }]),
  ]);
};

export async function loader({ params }: Route.LoaderArgs) {
  const requested = serviceBySlug(params.slug);
  if (!requested) throw data(null, { status: 404 });
  const settings = await readSettings();
  const words = offerWords(settings);
  const service = filled(requested, words);
  return {
    service,
    startDay: (await comingDays(settings)).startDay,
    finalCall: `See your draft within ${words.draftTime}.`,
    priceCents: service.charged === 'once' ? settings.setupCents : settings.monthlyCents,
    articles: service.articles.flatMap((slug) => {
      const article = articleBySlug(slug);
      return article ? [filled({ path: article.head.path, title: article.head.title, summary: article.summary }, words)] : [];
    }),
    others: services.filter((other) => other !== requested).map(({ name, head }) => ({ name, path: head.path })),
  };
}

/** /services/{slug}: what it includes and doesn't, how it works, what it costs, and common questions. */
export default function ServicePage({ loaderData }: Route.ComponentProps) {
  const { service, priceCents, articles, others, startDay, finalCall } = loaderData;
  return (
    <>
      <PageOpening
        size="page"
        title={service.headline}
        lead={service.lead}
        actions={<StartMySite location="hero" />}
        beside={<Figure priceCents={priceCents} charged={service.charged} />}
      />
      <Band>
        <FactRows title="What you get." figure={<Example example={service.example} />} rows={[...service.included]} />
      </Band>
      <Band tone="dawn">
        <div className="grid gap-[clamp(2rem,5vw,5rem)] md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <div>
            <h2 className="text-2">What it costs.</h2>
            <p className="mt-5 max-w-[28em] text-lead">{service.priceLine}</p>
          </div>
          <div>
            <h2 className="text-3">Not included</h2>
            <ul className="mt-4 border-b border-line-strong">
              {service.notIncluded.map((point) => (
                <li key={point} className="border-t border-line-strong py-3 text-ui">
                  {point}
                </li>
              ))}
            </ul>
          </div>
        </div>
      </Band>
      <Steps steps={service.how} />
      <Band tone="sunk">
        <div className="grid gap-[clamp(2rem,5vw,5rem)] md:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
          <h2 className="text-2">Common questions.</h2>
          <Disclosures
            items={service.questions.map(({ question, answer }, index) => ({
              id: `question-${index + 1}`,
              title: question,
              content: <LinkedText>{answer}</LinkedText>,
              open: index === 0,
            }))}
          />
        </div>
      </Band>
      <Band>
        <div className="grid gap-[clamp(2rem,5vw,5rem)] md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <div>
            <h2 className="text-2">Keep reading.</h2>
            <ul className="mt-6 border-b border-line-strong">
              {articles.map(({ path, title, summary }) => (
                <li key={path} className="border-t border-line-strong py-5">
                  <h3 className="text-4">
                    <Link to={path} className="touch-area decoration-accent-line decoration-2 underline-offset-[.2em] hover:underline">
                      {title}
                    </Link>
                  </h3>
                  <p className="mt-1.5 max-w-[36em] text-ui text-ink-2">{summary}</p>
                </li>
              ))}
            </ul>
          </div>
          <nav aria-label="Other services">
            <h2 className="text-3">Other services</h2>
            <ul className="mt-4 border-b border-line-strong">
              {others.map(({ path, name }) => (
                <li key={path} className="border-t border-line-strong py-3">
                  <Link to={path} className="link">
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </Band>
      <FinalCall title={finalCall} startDay={startDay} />
    </>
  );
}

/** The price of the service, on the horizon. */
function Figure({ priceCents, charged }: { priceCents: number; charged: 'once' | 'monthly' }) {
  const amount = dollars(priceCents);
  return (
    <p className="pb-[clamp(2rem,3vw,3rem)] max-lg:pt-2 lg:text-right">
      <span className={classNames('block font-display leading-[.8] font-[430] tracking-[-.06em]', sizeOf(amount))}>{amount}</span>{' '}
      <span className="mt-5 block text-lead text-ink-2">
        {charged === 'once' ? 'one-time, for all five pages' : 'a month, from launch day'}
      </span>
    </p>
  );
}

/** The largest type size for an amount next to the text: '$299', '$349.50', '$1,299.50'. */
function sizeOf(amount: string): string {
  if (amount.length <= 4) return 'text-[clamp(6rem,3rem+12vw,13rem)]';
  return amount.length <= 7 ? 'text-[clamp(4.5rem,2rem+6.5vw,7.75rem)]' : 'text-[clamp(3.5rem,1.5rem+5vw,6rem)]';
}
