import { data, Form, redirect, useNavigation } from 'react-router';
import { brand } from '../../../content/brand.ts';
import { waitMessage, withinLimit } from '../../../domain/accounts/limits.ts';
import { placeOrder } from '../../../domain/billing/billing.ts';
import { ownOrder } from '../../../domain/briefs/opening.ts';
import { changePickedPages } from '../../../domain/briefs/picked-pages.ts';
import { briefIsSent } from '../../../domain/briefs/queries.ts';
import { cardHasPaid } from '../../../domain/orders/queries.ts';
import { pagesSchema, placeOrderSchema, unpaidStates } from '../../../domain/orders/schema.ts';
import { readSettings } from '../../../domain/settings/settings.ts';
import { fieldErrors, formText, useCheckedForm } from '../../checked-form.ts';
import { orderOfRequest } from '../../order-cookie.ts';
import { viewerContext } from '../../session.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Checkbox } from '../../ui/controls/checkbox.tsx';
import { Field, FieldGroup } from '../../ui/controls/field.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { Money } from '../../ui/controls/money.tsx';
import { RadioCards } from '../../ui/controls/radio-cards.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import type { Route } from './+types/payment-choice';
import { CheckoutFrame } from './checkout-frame.tsx';
import { orderSummary } from './order-summary.ts';
import { pagesStay } from './pages-stay.ts';
import { goToStandingOrder, toOrder } from './standing-order.ts';
import { SwapPages } from './swap-pages.tsx';

export const meta: Route.MetaFunction = () => [
  { title: `How do you want to pay? | ${brand.name}` },
  { name: 'robots', content: 'noindex' },
];

/** Without an order there is nothing to pay: back to the picker. An order that is paid shows its success page. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const found = await orderOfRequest(request);
  const viewer = context.get(viewerContext);
  if (found) await goToStandingOrder(found.order, viewer?.user.id);
  if (!found) throw redirect('/#pages');
  if (found.order.state === 'expired' || found.order.state === 'cancelled')
    throw redirect((await cardHasPaid(found.order.id)) ? '/payment' : '/#pages');
  const { order, secret } = found;
  if (!unpaidStates.includes(order.state)) throw redirect(`/payment-success?order=${secret}`);
  const { termsVersion } = await readSettings();
  return {
    summary: await orderSummary(order),
    pagesFixed: await briefIsSent(order),
    termsVersion,
    signedIn: Boolean(viewer),
    values: {
      name: order.name ?? (viewer ? `${viewer.user.first_name} ${viewer.user.last_name}`.trim() : ''),
      email: order.email ?? viewer?.user.email ?? '',
      method: order.method ?? 'card',
    },
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const found = await orderOfRequest(request);
  if (!found) throw redirect('/#pages');
  const form = await request.formData();
  if (form.get('intent') === 'pages') {
    const picked = pagesSchema.safeParse(form.getAll('pages'));
    if (!picked.success)
      return data({ errors: { pages: picked.error.issues[0]?.message ?? '' }, values: {} as Record<string, string> }, { status: 422 });
    const change = await changePickedPages(found.order.id, picked.data);
    if (change === 'brief sent')
      return data({ errors: { pages: pagesStay[change] }, values: {} as Record<string, string> }, { status: 409 });
    return redirect('/payment-choice');
  }
  const { name = '', email = '', method = '', terms = '' } = formText(form);
  const parsed = placeOrderSchema.safeParse({ name, email, method, terms });
  if (!parsed.success)
    return data({ errors: fieldErrors(parsed.error), values: { name, email, method } as Record<string, string> }, { status: 422 });
  const limits = [await withinLimit('orderEmail', parsed.data.email), await withinLimit('orderPlaced', found.order.id)];
  const waitSeconds = Math.max(...limits.map((limit) => (limit.ok ? 0 : limit.retryInSeconds)));
  if (waitSeconds > 0)
    return data(
      { errors: { email: waitMessage(waitSeconds) }, values: { name, email, method } as Record<string, string> },
      { status: 429 },
    );
  const viewer = context.get(viewerContext);
  const standing = viewer && (await ownOrder(viewer.user.id, found.order.id));
  if (standing) throw await toOrder(standing);
  await placeOrder(found.order, parsed.data, found.secret, viewer ? `user:${viewer.user.id}` : 'visitor');
  return redirect('/payment');
}

const methods = [
  { value: 'card', label: 'Pay by card', note: 'The draft can be there in a minute' },
  { value: 'invoice', label: 'Send me an invoice', note: 'We start when the money is in' },
];

export default function PaymentChoice({ loaderData, actionData }: Route.ComponentProps) {
  const { summary, pagesFixed, termsVersion, signedIn } = loaderData;
  const values = { ...loaderData.values, ...actionData?.values };
  const { errors, form } = useCheckedForm(placeOrderSchema, actionData?.errors, ['name', 'email', 'method', 'terms']);
  const busy = useNavigation().formData?.get('intent') === 'place';
  return (
    <CheckoutFrame
      title="How do you want to pay?"
      order={summary}
      lead={
        signedIn ? undefined : (
          <p className="text-ui">
            You can order without an account. With one, you can <Link to="/auth?next=%2Fonboarding">answer the brief first</Link> and pay
            after it.
          </p>
        )
      }
    >
      {pagesFixed ? (
        <p className="max-w-prose border-y border-line py-4 text-ui text-ink-2">{pagesStay['brief sent']}</p>
      ) : (
        <SwapPages pages={summary.pages} error={errors.pages} />
      )}
      <Form method="post" className="mt-8 grid max-w-prose gap-6" {...form}>
        <input type="hidden" name="intent" value="place" />
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="Your name" error={errors.name}>
            <TextInput name="name" autoComplete="name" maxLength={100} defaultValue={values.name} />
          </Field>
          <Field label="Email" error={errors.email} hint="For the receipt, and the key to your order">
            <TextInput name="email" type="email" autoComplete="email" maxLength={255} defaultValue={values.email} />
          </Field>
        </div>
        <FieldGroup label="How to pay" error={errors.method}>
          <RadioCards name="method" options={methods} defaultValue={values.method} columns={2} />
        </FieldGroup>
        <Checkbox
          name="terms"
          error={errors.terms}
          label={
            <>
              I accept the <Link to="/terms">Terms of Service</Link>, version {termsVersion}:{' '}
              <Money cents={summary.setupCents - summary.discountCents} /> once today, <Money cents={summary.monthlyCents} /> a month from
              the day my site is live.
            </>
          }
        />
        <Button type="submit" size="large" busy={busy && 'One moment...'} className="justify-self-start">
          Continue to payment
        </Button>
      </Form>
    </CheckoutFrame>
  );
}
