import { redirect } from 'react-router';
import { brand } from '../../../content/brand.ts';
import { featuredCities } from '../../../content/cities/cities.ts';
import { filled } from '../../../content/filled.ts';
import { heads } from '../../../content/heads.ts';
import { type HomeWords, headlines, heroBadges, homeCitySlugs, trustBadges } from '../../../content/home.ts';
import { offerWords } from '../../../content/offer.ts';
import { setOrderCode } from '../../../domain/billing/typed-code.ts';
import { orderPages } from '../../../domain/briefs/opening.ts';
import { shownCaseStudy } from '../../../domain/cases/queries.ts';
import { withinLimit } from '../../../domain/limits/limits.ts';
import { pagesSchema } from '../../../domain/orders/schema.ts';
import { newestInPortfolio } from '../../../domain/portfolio/queries.ts';
import { cityRatesNow } from '../../../domain/rates/queries.ts';
import type { CityRate } from '../../../domain/rates/schema.ts';
import { readSettings } from '../../../domain/settings/settings.ts';
import { comingDays } from '../../../domain/slots/slots.ts';
import { shownTestimonials } from '../../../domain/testimonials/queries.ts';
import { codeOfRequest, forgetCodeHeader } from '../../cookies/code-cookie.ts';
import { flashHeader } from '../../cookies/flash.ts';
import { orderCookieHeader } from '../../cookies/order-cookie.ts';
import { sharedDataContext } from '../../http/shared-data.ts';
import { pageMeta } from '../../meta/page-meta.ts';
import { privateMeta } from '../../meta/private-meta.ts';
import { clientAddressContext, viewerContext } from '../../session/session.ts';
import { pagesStay } from '../checkout/pages-stay.ts';
import { FinalCall } from '../final-call.tsx';
import type { Route } from './+types/home';
import { CaseStudy } from './case-study.tsx';
import { Comparison } from './comparison.tsx';
import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import { Intro } from './intro.tsx';
import { Locations } from './locations.tsx';
import { PagePicker } from './page-picker.tsx';
import { Price } from './price.tsx';
import { Process } from './process.tsx';
import { Testimonials } from './testimonials.tsx';
import { Trust } from './trust.tsx';

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? pageMeta(loaderData.head, matches) : privateMeta(brand.tagline);

export function loader({ context }: Route.LoaderArgs) {
  return context.get(sharedDataContext)('home', homeData);
}

async function homeData() {
  const settings = await readSettings();
  const { setupCents, monthlyCents, dailyCapacity } = settings;
  const [{ startDay, week }, testimonials, caseStudy, rates, liveSite] = await Promise.all([
    comingDays(settings),
    shownTestimonials(settings),
    shownCaseStudy(settings),
    cityRatesNow(setupCents),
    newestInPortfolio(),
  ]);
  const words = offerWords(settings);
  return {
    head: filled(heads.home, words),
    words: homeWords(words),
    setupCents,
    monthlyCents,
    dailyCapacity,
    plusTax: words.plusTax,
    startDay,
    week,
    testimonials,
    caseStudy,
    liveSite,
    claims: { years: settings.claimYears, sites: settings.claimSites },
    cities: homeCities(rates),
    cityCount: brand.cityCount,
  };
}

function homeWords({
  setup,
  monthly,
  draftHours,
  draftTime,
  draftTimeTitle,
  editDueHours,
  editLateHours,
  pageKinds,
}: HomeWords): HomeWords {
  return { setup, monthly, draftHours, draftTime, draftTimeTitle, editDueHours, editLateHours, pageKinds };
}

function homeCities(rates: Map<string, CityRate>) {
  return featuredCities(homeCitySlugs).map(({ slug, name, state, timeZone }) => ({
    slug,
    name,
    state: state.name,
    timeZone,
    rate: rates.get(slug),
  }));
}

/** Stores the five picked pages as a draft order, with the code of a link if there was one, and redirects to /payment-choice. */
export async function action({ request, context }: Route.ActionArgs) {
  const picked = pagesSchema.safeParse((await request.formData()).getAll('pages'));
  if (!picked.success) return { error: picked.error.issues[0]?.message ?? 'Pick exactly 5 pages.' };
  const limit = await withinLimit('order', context.get(clientAddressContext));
  if (!limit.ok) return { error: limit.message };
  const viewer = context.get(viewerContext);
  const { orderId, secret, pages } = await orderPages(picked.data, viewer?.user.id);
  const headers = new Headers({ 'Set-Cookie': await orderCookieHeader(secret) });
  const forgotten = await applyKeptCode(request, orderId, { email: viewer?.user.email, address: context.get(clientAddressContext) });
  if (forgotten) headers.append('Set-Cookie', forgotten);
  if (pages !== 'changed') headers.append('Set-Cookie', await flashHeader({ type: 'info', title: pagesStay[pages] }));
  return redirect('/payment-choice', { headers });
}

/** The landing page. The order of its sections is fixed. */
export default function Home({ loaderData, actionData }: Route.ComponentProps) {
  const { words, setupCents, monthlyCents, dailyCapacity, startDay, week, testimonials, claims } = loaderData;
  const titles = headlines(words);
  return (
    <>
      <Hero headline={titles.hero} badges={heroBadges(words, claims)} liveSite={loaderData.liveSite} />
      <Intro title={titles.intro} />
      <Trust badges={trustBadges(claims, loaderData.liveSite?.demo === false)} />
      {loaderData.caseStudy && <CaseStudy caseStudy={loaderData.caseStudy} draftHours={words.draftHours} />}
      <Comparison title={titles.comparison} words={words} />
      <Features words={words} />
      <PagePicker error={actionData?.error} />
      <Price setupCents={setupCents} monthlyCents={monthlyCents} dailyCapacity={dailyCapacity} plusTax={loaderData.plusTax} week={week} />
      <Process title={titles.process} words={words} />
      {testimonials.length > 0 && <Testimonials testimonials={testimonials} />}
      {loaderData.cities.length > 0 && <Locations cities={loaderData.cities} total={loaderData.cityCount} />}
      <FinalCall title={titles.finalCall} startDay={startDay} />
    </>
  );
}

/**
 * Applies the code from a link that this browser keeps to the buyer's new order. Returns the header that forgets it, or undefined
 * if there's none or it was refused; checkout then shows it in its field, where the buyer learns why.
 */
async function applyKeptCode(
  request: Request,
  orderId: string,
  buyer: { email: string | undefined; address: string },
): Promise<string | undefined> {
  const code = await codeOfRequest(request);
  return code && (await setOrderCode(orderId, code, buyer)).ok ? forgetCodeHeader() : undefined;
}
