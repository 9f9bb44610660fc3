import { data, Form, redirect, useNavigation } from 'react-router';
import { dollarsAndCents } from '../../../content/dollars.ts';
import { termsVersion } from '../../../content/legal/terms.ts';
import { applyCode, removeCode } from '../../../domain/billing/apply-code.ts';
import { placeOrder } from '../../../domain/billing/place-order.ts';
import { ownOrder } from '../../../domain/briefs/opening.ts';
import { changePickedPages } from '../../../domain/briefs/picked-pages.ts';
import { briefIsSent } from '../../../domain/briefs/queries.ts';
import { codeOf } from '../../../domain/discounts/queries.ts';
import type { CodeResult } from '../../../domain/discounts/schema.ts';
import { refundPoint, waitMessage, withinLimit } from '../../../domain/limits/limits.ts';
import { cardHasPaid } from '../../../domain/orders/queries.ts';
import { pagesSchema, placeOrderSchema, unpaidStates } from '../../../domain/orders/schema.ts';
import { log } from '../../../log.ts';
import { codeCookieHeader, codeOfLink, codeOfRequest, forgetCodeHeader } from '../../cookies/code-cookie.ts';
import { orderOfRequest } from '../../cookies/order-cookie.ts';
import { fieldErrors, formText, useCheckedForm } from '../../forms/checked-form.ts';
import { clientAddressContext, viewerContext } from '../../session.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Checkbox } from '../../ui/controls/checkbox.tsx';
import { Field, FieldGroup } from '../../ui/controls/field.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { RadioCards } from '../../ui/controls/radio-cards.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { Money } from '../../words/money.tsx';
import type { PageHandle } from '../layout.tsx';
import { privateMeta } from '../page-meta.ts';
import type { Route } from './+types/payment-choice';
import { ByMethod } from './by-method.tsx';
import { CheckoutFrame, TotalLine } from './checkout-frame.tsx';
import { DiscountField } from './discount-field.tsx';
import { orderSummary } from './order-summary.ts';
import { pagesStay } from './pages-stay.ts';
import { goToStandingOrder, toOrder } from './standing-order.ts';
import { SwapPages } from './swap-pages.tsx';

export const handle = { opening: 'paper', quiet: true } satisfies PageHandle;

export const meta: Route.MetaFunction = () => privateMeta('How do you want to pay?');

/** Without an order there is nothing to pay: back to the picker. An order that is paid shows its success page. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const found = await orderOfRequest(request);
  const viewer = context.get(viewerContext);
  if (found) await goToStandingOrder(found.order, viewer?.user.id);
  // The cookie keeps a code from a link until there's an order to apply it to.
  const linked = codeOfLink(request);
  if (!found) throw redirect('/#picker', linked ? { headers: { 'Set-Cookie': await codeCookieHeader(linked) } } : undefined);
  if (found.order.state === 'expired' || found.order.state === 'cancelled')
    throw redirect((await cardHasPaid(found.order.id)) ? '/payment' : '/#picker');
  const { order, secret } = found;
  if (!unpaidStates.includes(order.state)) throw redirect(`/payment-success?order=${secret}`);
  return {
    summary: await orderSummary(order),
    pagesFixed: await briefIsSent(order),
    termsVersion,
    code: (await codeOf(order.id))?.code ?? null,
    signedIn: Boolean(viewer),
    values: {
      name: order.name ?? (viewer ? `${viewer.user.first_name} ${viewer.user.last_name}`.trim() : ''),
      email: order.email ?? viewer?.user.email ?? '',
      method: order.method ?? 'card',
      code: await codeOfRequest(request),
      activity: order.activityConsentAt ? 'on' : '',
    },
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const found = await orderOfRequest(request);
  if (!found) throw redirect('/#picker');
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
  const { name = '', email = '', method = '', terms = '', termsVersion = '', activity, code = '' } = formText(form);
  const values: Record<string, string> = { name, email, method, code, activity: activity ?? '' };
  const intent = form.get('intent');
  if (intent === 'code' || intent === 'no-code' || code.trim()) {
    const buyer = { email: placeOrderSchema.shape.email.safeParse(email).data, address: context.get(clientAddressContext) };
    const problem = await changeCode(found.order.id, intent === 'no-code' ? '' : code, buyer);
    if (problem) return data({ errors: { code: problem }, values }, { status: 422 });
    const headers = { 'Set-Cookie': await forgetCodeHeader() };
    if (intent !== 'place') return data({ errors: {} as Record<string, string>, values: { ...values, code: '' } }, { headers });
  }
  const parsed = placeOrderSchema.safeParse({ name, email, method, terms, termsVersion, ...(activity ? { activity } : {}) });
  if (!parsed.success) return data({ errors: fieldErrors(parsed.error), values }, { status: 422 });
  const limits = [await withinLimit('orderEmail', parsed.data.email), await withinLimit('orderPlaced', found.order.id)];
  const waitSeconds = Math.max(...limits.map((limit) => (limit.ok ? 0 : limit.retryInSeconds)));
  if (waitSeconds > 0) return data({ errors: { email: waitMessage(waitSeconds) }, values }, { status: 429 });
  const viewer = context.get(viewerContext);
  const standing = viewer && (await ownOrder(viewer.user.id, found.order.id));
  if (standing) throw await toOrder(standing);
  const order = (await orderOfRequest(request))?.order ?? found.order;
  const { code: typed = code } = (await codeOf(order.id)) ?? {};
  const placed = await placeOrder(order, parsed.data, found.secret, viewer ? `user:${viewer.user.id}` : 'visitor');
  if (placed.ok) return redirect('/payment', { headers: { 'Set-Cookie': await forgetCodeHeader() } });
  if (placed.field === 'terms') return data({ errors: { terms: placed.message }, values }, { status: 409 });
  const { totalCents } = (await orderOfRequest(request))?.order ?? order;
  const now = (await codeOf(order.id)) ? '' : ` We took it off your order. ${dollarsAndCents(totalCents)} is due now.`;
  return data({ errors: { code: placed.message + now }, values: { ...values, code: typed } }, { status: 409 });
}

/** What was refused may have changed the order too: its price without the code, the terms of today. */
export const shouldRevalidate = () => true;

/** Puts a code on the order, or with an empty one takes it off. Returns what was wrong with it, if anything was. Wrong codes are counted, so that none is guessed. */
async function changeCode(
  orderId: string,
  code: string,
  { email, address }: { email: string | undefined; address: string },
): Promise<string | undefined> {
  try {
    if (!code.trim()) return messageOf(await removeCode(orderId));
    const limit = await withinLimit('discountCode', address);
    if (!limit.ok) return waitMessage(limit.retryInSeconds);
    const result = await applyCode(orderId, code, { email });
    if (result.ok) await refundPoint('discountCode', address);
    return messageOf(result);
  } catch (error) {
    log.error({ err: error, orderId }, 'a code could not be put on an order');
    return 'We couldn’t check that code. Please try again in a moment.';
  }
}

function messageOf(result: CodeResult): string | undefined {
  return result.ok ? undefined : result.message;
}

const methods = [
  { value: 'card', label: 'Pay by card', note: 'Locks in your start day right away' },
  { value: 'invoice', label: 'Send me an invoice', note: 'We set your start day when your payment arrives' },
];

export default function PaymentChoice({ loaderData, actionData }: Route.ComponentProps) {
  const { summary, pagesFixed, termsVersion, code, signedIn } = loaderData;
  const values = { ...loaderData.values, ...actionData?.values };
  const { errors, form } = useCheckedForm(placeOrderSchema, actionData?.errors, ['name', 'email', 'method', 'terms', 'termsVersion']);
  const busy = useNavigation().formData?.get('intent') === 'place';
  return (
    <CheckoutFrame
      title="How do you want to pay?"
      order={summary}
      choosing
      lead={
        signedIn ? undefined : (
          <p className="text-ui">
            You can order without an account. With an account, you can <Link to="/auth?next=%2Fonboarding">answer the brief first</Link> and
            pay later.
          </p>
        )
      }
    >
      {pagesFixed ? (
        <p className="max-w-prose border-y border-line py-4 text-ui text-ink-2">{pagesStay['brief sent']}</p>
      ) : (
        <SwapPages pages={summary.pages} error={errors.pages} />
      )}
      <Form
        method="post"
        className="mt-8 grid max-w-prose gap-6"
        {...form}
        onSubmit={(event) => {
          // A code is looked at without the rest of the form.
          const { submitter } = event.nativeEvent as SubmitEvent;
          if (submitter?.getAttribute('value') !== 'code' && submitter?.getAttribute('value') !== 'no-code') form.onSubmit(event);
        }}
      >
        {/* The first button of a form is the one that Enter presses. */}
        <button type="submit" name="intent" value="place" hidden tabIndex={-1}>
          Continue to payment
        </button>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="Your name" error={errors.name}>
            <TextInput name="name" autoComplete="name" maxLength={100} defaultValue={values.name} />
          </Field>
          <Field label="Email" error={errors.email} hint="We’ll send your receipt and a link to your order here">
            <TextInput name="email" type="email" autoComplete="email" maxLength={255} defaultValue={values.email} />
          </Field>
        </div>
        <FieldGroup label="How to pay" error={errors.method}>
          <RadioCards name="method" options={methods} defaultValue={values.method} columns={2} />
        </FieldGroup>
        <DiscountField code={code} error={errors.code} defaultValue={values.code} />
        <Checkbox
          name="activity"
          defaultChecked={values.activity === 'on'}
          label="Show my first name and city on this site as a recent order"
          hint="Optional. We show nothing else, and you can change your mind at any time."
        />
        <input type="hidden" name="termsVersion" value={termsVersion} />
        <Checkbox
          key={termsVersion}
          name="terms"
          error={errors.terms}
          label={
            <>
              I accept the <Link to="/terms">Terms of Service</Link>, version <span className="whitespace-nowrap">{termsVersion}</span>:{' '}
              <Money cents={summary.totalCents} /> once{' '}
              <ByMethod method="open" card="today" invoice={summary.totalCents ? 'by invoice' : 'today'} />, {summary.month} a month from
              the day my site is live.
            </>
          }
        />
        <TotalLine order={summary} />
        <Button type="submit" name="intent" value="place" size="large" busy={busy && 'One moment...'} className="justify-self-start">
          <ByMethod
            method="open"
            card="Continue to payment"
            invoice={summary.totalCents ? 'Place order and send the invoice' : 'Place order'}
          />
        </Button>
      </Form>
    </CheckoutFrame>
  );
}
