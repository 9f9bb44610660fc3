import { redirect } from 'react-router';
import { brand } from '../../../content/brand.ts';
import { waitMessage, withinLimit } from '../../../domain/accounts/limits.ts';
import { orderPages } from '../../../domain/briefs/opening.ts';
import { pagesSchema } from '../../../domain/orders/schema.ts';
import { nextFreeDay } from '../../../domain/orders/slots.ts';
import { readSettings } from '../../../domain/settings/settings.ts';
import { flashHeader } from '../../flash.ts';
import { orderCookieHeader } from '../../order-cookie.ts';
import { clientAddressContext, viewerContext } from '../../session.ts';
import { formatCents } from '../../ui/controls/money.tsx';
import { pagesStay } from '../checkout/pages-stay.ts';
import type { Route } from './+types/home';
import { FinalCall } from './final-call.tsx';
import { Hero } from './hero.tsx';
import { HowItGoes } from './how-it-goes.tsx';
import { Intro } from './intro.tsx';
import { PagePicker } from './page-picker.tsx';
import { Price } from './price.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `5-Page Websites. Live in 24 Hours. | ${brand.name}` },
  {
    name: 'description',
    content: `Five custom pages for a small local business: first draft within 24 hours${loaderData ? `, ${formatCents(loaderData.setupCents)} once and ${formatCents(loaderData.monthlyCents)} a month all-in` : ''}.`,
  },
];

export async function loader() {
  const [{ setupCents, monthlyCents, dailyCapacity }, startDay] = await Promise.all([readSettings(), nextFreeDay()]);
  return { setupCents, monthlyCents, dailyCapacity, startDay };
}

/** The picker: keeps the five picks as a draft order and goes to /payment-choice. */
export async function action({ request, context }: Route.ActionArgs) {
  const picked = pagesSchema.safeParse((await request.formData()).getAll('pages'));
  if (!picked.success) return { error: picked.error.issues[0]?.message ?? 'Pick exactly 5 pages.' };
  const limit = await withinLimit('order', context.get(clientAddressContext));
  if (!limit.ok) return { error: waitMessage(limit.retryInSeconds) };
  const { secret, pages } = await orderPages(picked.data, context.get(viewerContext)?.user.id);
  const headers = new Headers({ 'Set-Cookie': await orderCookieHeader(secret) });
  if (pages !== 'changed') headers.append('Set-Cookie', await flashHeader({ type: 'info', title: pagesStay[pages] }));
  return redirect('/payment-choice', { headers });
}

export default function Home({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <Hero setupCents={loaderData.setupCents} monthlyCents={loaderData.monthlyCents} />
      <Intro />
      <PagePicker error={actionData?.error} />
      <Price {...loaderData} />
      <HowItGoes />
      <FinalCall startDay={loaderData.startDay} />
    </>
  );
}
