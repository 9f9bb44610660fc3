import { data } from 'react-router';
import { articleBySlug } from '../../../content/articles/articles.ts';
import { dollars } from '../../../content/dollars.ts';
import { filled } from '../../../content/filled.ts';
import { offerWords } from '../../../content/offer.ts';
import type { ServiceExample } from '../../../content/services/service.ts';
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
  const unfilled = serviceBySlug(params.slug);
  if (!unfilled) throw data(null, { status: 404 });
  const settings = await readSettings();
  const words = offerWords(settings);
  const service = filled(unfilled, words);
  return {
    service,
    startDay: (await comingDays(settings)).startDay,
    finalCall: `See your draft within ${words.draftTime}.`,
    priceCents: service.charged === 'once' ? settings.setupCents : settings.monthlyCents,
    articles: service.articles.flatMap((slug) => {
      const article = articleBySlug(slug);
      return article ? [filled({ path: article.head.path, title: article.head.title, summary: article.summary }, words)] : [];
    }),
    others: services.filter((other) => other !== unfilled).map(({ name, head }) => ({ name, path: head.path })),
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

/** The steps of a service on a horizon, with the sun on the last one. */
function Steps({ steps }: { steps: readonly { title: string; text: string }[] }) {
  return (
    <Band>
      <h2 className="text-2">How it works.</h2>
      <ol className="mt-[clamp(2rem,4vw,3.5rem)] grid gap-x-[clamp(1.25rem,2.5vw,2.5rem)] gap-y-7 max-md:ml-1.5 max-md:border-l-2 max-md:border-line-strong md:auto-cols-fr md:grid-flow-col md:border-t-2 md:border-ink">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="relative max-md:pl-6.5 md:pt-8">
            <Bead last={index === steps.length - 1} />
            <h3 className="text-4">
              <span className="sr-only">Step {index + 1}: </span>
              {title}
            </h3>
            <p className="mt-2 text-ui text-ink-2">{text}</p>
          </li>
        ))}
      </ol>
    </Band>
  );
}

/** A mark on the line: a half sun at the end, dots before it. */
function Bead({ last }: { last: boolean }) {
  const looks = last
    ? 'size-6.5 bg-sun ring-3 ring-bg max-md:-left-3.5 max-md:top-0 md:-top-[2px] md:left-0 md:h-5 md:w-10 md:-translate-y-full md:rounded-b-none md:rounded-t-full md:ring-0'
    : 'size-3.5 bg-ink max-md:-left-2 max-md:top-1 md:left-0 md:-top-2';
  return <span aria-hidden="true" className={`absolute rounded-full ${looks}`} />;
}

/** Something that shows the service, with what it is below it. */
function Example({ example }: { example: ServiceExample }) {
  return (
    <figure className="mt-8 max-w-120">
      <div className="overflow-hidden rounded-2 bg-raised text-ui ring ring-line forced-colors:border">
        <Shown example={example} />
      </div>
      <figcaption className="mt-3 text-small text-ink-2">{example.caption}</figcaption>
    </figure>
  );
}

function Shown({ example }: { example: ServiceExample }) {
  if ('page' in example) {
    const { file, height, alt } = example.page;
    return <img src={`/pictures/${file}`} alt={alt} width={1280} height={height} loading="lazy" className="block h-auto w-full" />;
  }
  if ('result' in example) {
    const { address, title, description } = example.result;
    return (
      <div className="p-5 wrap-anywhere">
        <p className="text-small text-ink-2">{address}</p>
        <p className="mt-1 text-[1.2rem] leading-snug font-semibold">{title}</p>
        <p className="mt-1.5 text-ink-2">{description}</p>
      </div>
    );
  }
  if ('files' in example)
    return (
      <ul className="columns-2 gap-x-6 p-5 font-mono text-small leading-7">
        {example.files.map((file) => (
          <li key={file}>{file}</li>
        ))}
      </ul>
    );
  const { words, now, after, button } = example.request;
  return (
    <div className="p-5">
      <p className="font-display text-[1.2rem]">“{words}”</p>
      <dl className="mt-4 grid grid-cols-[4.5rem_minmax(0,1fr)] gap-y-1 rounded-2 bg-sunk px-4 py-3 text-small">
        <dt className="text-ink-2">Now</dt>
        <dd>{now}</dd>
        <dt className="text-ink-2">After</dt>
        <dd className="font-semibold">{after}</dd>
      </dl>
      <p className="mt-4 w-fit rounded-2 bg-ink px-[.9rem] py-2 text-small font-semibold text-bg forced-colors:border">{button}</p>
    </div>
  );
}
