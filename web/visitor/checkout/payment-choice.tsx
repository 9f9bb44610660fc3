import { data, Form, redirect, useNavigation } from 'react-router';
import { privateHeads } from '../../../content/private-heads.ts';
import { submitOrder } from '../../../domain/billing/submit-order.ts';
import { setOrderCode } from '../../../domain/billing/typed-code.ts';
import { ownOrder } from '../../../domain/briefs/opening.ts';
import { changePickedPages } from '../../../domain/briefs/picked-pages.ts';
import { briefIsSent } from '../../../domain/briefs/queries.ts';
import { codeOf } from '../../../domain/discounts/queries.ts';
import { termsVersionNow } from '../../../domain/legal/queries.ts';
import { cardHasPaid } from '../../../domain/orders/queries.ts';
import { pagesSchema, placeOrderSchema, unpaidStates } from '../../../domain/orders/schema.ts';
import { codeCookieHeader, codeOfLink, codeOfRequest, forgetCodeHeader } from '../../cookies/code-cookie.ts';
import { redirectWithToast } from '../../cookies/flash.ts';
import { orderCookieHeader, orderOfRequest } from '../../cookies/order-cookie.ts';
import { fieldErrors, formText, useCheckedForm } from '../../forms/checked-form.ts';
import { privatePageMeta } from '../../meta/page-meta.ts';
import { clientAddressContext, viewerContext } from '../../session/session.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Checkbox } from '../../ui/controls/checkbox.tsx';
import { Field, FieldGroup, HiddenFields, TextInput } from '../../ui/controls/field.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { Notice } from '../../ui/controls/notice.tsx';
import { RadioCards } from '../../ui/controls/radio-cards.tsx';
import { Money } from '../../words/money.tsx';
import { versionWords } from '../legal/version-words.ts';
import type { Route } from './+types/payment-choice';
import { ByMethod } from './by-method.tsx';
import { CheckoutFrame, type OrderSummary, TotalLine } from './checkout-frame.tsx';
import { goToCurrentOrder, toOrder } from './current-order.ts';
import { openCheckout } from './open-checkout.ts';
import { orderSummary } from './order-summary.ts';
import { urlOfOwnPage } from './own-page.ts';
import { pagesStay } from './pages-stay.ts';
import { SwapPages } from './swap-pages.tsx';

export const meta: Route.MetaFunction = ({ matches }) => privatePageMeta(privateHeads.paymentChoice, matches);

/** Without an order, redirects to the page picker. A paid order redirects to its success page. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const current = await orderOfRequest(request);
  const viewer = context.get(viewerContext);
  if (current) await goToCurrentOrder(current.order, viewer?.user.id);
  // The cookie keeps a code from a link until there's an order to apply it to.
  const linked = codeOfLink(request);
  if (!current && linked)
    throw await redirectWithToast(
      '/#picker',
      { type: 'info', title: 'We kept your discount code.', description: `Pick your five pages, and we’ll apply ${linked} at checkout.` },
      new Headers({ 'Set-Cookie': await codeCookieHeader(linked) }),
    );
  if (!current) throw redirect('/#picker');
  if (current.order.state === 'expired' || current.order.state === 'canceled')
    throw redirect((await cardHasPaid(current.order.id)) ? '/payment' : '/#picker');
  const { order, secret } = current;
  // As on the other pages of the checkout, the secret leaves the address bar right away and stays in the cookie.
  const withCookie = { headers: { 'Set-Cookie': await orderCookieHeader(secret) } };
  if (!unpaidStates.includes(order.state)) throw redirect('/payment-success', withCookie);
  if (new URL(request.url).searchParams.has('order')) throw redirect('/payment-choice', withCookie);
  const pagesFixed = await briefIsSent(order.id);
  return {
    summary: await orderSummary(order),
    ownPage: await urlOfOwnPage(request, viewer?.user.id),
    back: backTo(Boolean(viewer), pagesFixed),
    pagesFixed,
    termsVersion: await termsVersionNow(),
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

/** Where the link back leads. */
function backTo(signedIn: boolean, isBriefSent: boolean): { to: string; label: string } {
  if (!signedIn) return { to: '/#picker', label: 'Back to the page picker' };
  return isBriefSent ? { to: '/portal', label: 'Back to your portal' } : { to: '/onboarding', label: 'Back to your brief' };
}

/** Swaps pages, applies or removes a discount code, or places the order. An order by card goes on to the provider's page. */
export async function action({ request, context }: Route.ActionArgs) {
  const found = await orderOfRequest(request);
  if (!found) throw redirect('/#picker');
  const { order, secret } = found;
  const form = await request.formData();
  const intent = form.get('intent');
  if (intent === 'pages') return swapPages(order.id, form.getAll('pages'));
  const { name = '', email = '', method = '', terms = '', termsVersion = '', activity, code = '', day = '', total = '' } = formText(form);
  const values: Values = { name, email, method, code, activity: activity ?? '' };
  if (intent === 'code' || intent === 'no-code' || code.trim()) {
    const buyer = { email: placeOrderSchema.shape.email.safeParse(email).data, address: context.get(clientAddressContext) };
    const set = await setOrderCode(order.id, intent === 'no-code' ? '' : code, buyer);
    if (!set.ok) return refused({ code: set.message }, values, 422);
    const headers = { 'Set-Cookie': await forgetCodeHeader() };
    if (intent !== 'place') return data({ errors: {} as Values, values: { ...values, code: '' }, notice: undefined }, { headers });
  }
  const parsed = placeOrderSchema.safeParse({ name, email, method, terms, termsVersion, ...(activity ? { activity } : {}) });
  if (!parsed.success) return refused(fieldErrors(parsed.error), values, 422);
  const viewer = context.get(viewerContext);
  const current = viewer && (await ownOrder(viewer.user.id, order.id));
  if (current) throw await toOrder(current);
  const submitted = await submitOrder(order.id, parsed.data, secret, viewer ? `user:${viewer.user.id}` : 'visitor');
  if (submitted.ok) {
    const headers = { 'Set-Cookie': await forgetCodeHeader() };
    if (parsed.data.method === 'invoice') return redirect('/payment', { headers });
    // With a code typed just now, the buyer expects a lower price than the page showed.
    const seen = code.trim() ? String((await orderOfRequest(request))?.order.totalCents) : total;
    const opened = await openCheckout(request, order.id, { day, total: seen }, context.get(clientAddressContext));
    if (opened instanceof Response) opened.headers.append('Set-Cookie', headers['Set-Cookie']);
    return opened instanceof Response ? opened : data({ errors: {} as Values, values, notice: opened.data }, { ...opened.init, headers });
  }
  const { field, message, refusedCode = code } = submitted;
  return refused({ [field]: message }, { ...values, code: field === 'code' ? refusedCode : code }, field === 'email' ? 429 : 409);
}

type Values = Record<string, string>;

function refused(errors: Values, values: Values, status: number) {
  return data({ errors, values, notice: undefined }, { status });
}

async function swapPages(orderId: string, pages: unknown) {
  const picked = pagesSchema.safeParse(pages);
  if (!picked.success) return refused({ pages: picked.error.issues[0]?.message ?? '' }, {}, 422);
  const change = await changePickedPages(orderId, picked.data);
  if (change === 'brief sent') return refused({ pages: pagesStay[change] }, {}, 409);
  if (change === 'changed') return redirect('/payment-choice');
  return redirectWithToast('/payment-success', { type: 'info', title: pagesStay[change] });
}

/** After a refusal, the order may have changed too: its price without the code, or the current terms. */
export const shouldRevalidate = () => true;

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
      ownPage={loaderData.ownPage}
      back={loaderData.back}
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
      {actionData?.notice && (
        <Notice state="late" title={actionData.notice.title} className="mb-6 max-w-prose">
          {actionData.notice.text}
        </Notice>
      )}
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
          // Checks a code without the rest of the form.
          const { submitter } = event.nativeEvent as SubmitEvent;
          if (submitter?.getAttribute('value') !== 'code' && submitter?.getAttribute('value') !== 'no-code') form.onSubmit(event);
        }}
      >
        {/* Enter clicks the first button of a form. */}
        <button type="submit" name="intent" value="place" hidden tabIndex={-1}>
          Continue to payment
        </button>
        <HiddenFields fields={{ day: summary.startDay, total: summary.totalCents }} />
        <WhoPays known={signedIn && values.name !== ''} values={values} errors={errors} />
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
        <AcceptTerms key={termsVersion} version={termsVersion} order={summary} error={errors.terms} />
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

/** The buyer's name and email, folded if we know them. */
function WhoPays({ known, values, errors }: { known: boolean; values: Values; errors: Values }) {
  const fields = (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label="Your name" error={errors.name}>
        <TextInput name="name" autoComplete="name" limit={100} defaultValue={values.name} />
      </Field>
      <Field label="Email" error={errors.email} hint="We’ll send your receipt and a link to your order here">
        <TextInput name="email" type="email" autoComplete="email" maxLength={255} defaultValue={values.email} />
      </Field>
    </div>
  );
  if (!known) return fields;
  return (
    <details open={Boolean(errors.name || errors.email)} className="group/who border-y border-line py-3">
      <summary className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-ui">
        <span className="min-w-0 wrap-anywhere">
          Receipt to <b>{values.name}</b>, {values.email}
        </span>
        <span className="link text-small group-open/who:hidden">Change</span>
      </summary>
      <div className="pt-4 pb-2">{fields}</div>
    </details>
  );
}

function AcceptTerms({ version, order, error }: { version: string; order: OrderSummary; error: string | undefined }) {
  return (
    <Checkbox
      name="terms"
      error={error}
      label={
        <>
          I accept the <Link to="/terms">Terms of Service</Link> of <span className="whitespace-nowrap">{versionWords(version)}</span>:{' '}
          <Money cents={order.totalCents} /> once,{' '}
          <ByMethod method="open" card="today" invoice={order.totalCents ? 'by invoice' : 'today'} />, then {order.month} a month, starting
          the day my site goes live.
        </>
      }
    />
  );
}

/** A field for a discount code, inside the order's form; or the order's code with a button to remove it. */
function DiscountField({ code, error, defaultValue }: { code: string | null; error: string | undefined; defaultValue: string }) {
  if (code) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-y border-line py-3">
        <p className="text-ui">
          Code <b>{code}</b> is applied.
        </p>
        <Button type="submit" name="intent" value="no-code" look="secondary" size="small" formNoValidate>
          Remove code
        </Button>
        {error && (
          <p role="alert" className="w-full text-small font-semibold text-danger">
            {error}
          </p>
        )}
      </div>
    );
  }
  return (
    <Field label="Discount code" optional error={error}>
      <div className="flex gap-2">
        <CodeInput defaultValue={defaultValue} />
        <Button type="submit" name="intent" value="code" look="secondary" formNoValidate>
          Apply
        </Button>
      </div>
    </Field>
  );
}

function CodeInput({ defaultValue }: { defaultValue: string }) {
  return (
    <TextInput name="code" autoComplete="off" autoCapitalize="characters" spellCheck={false} maxLength={40} defaultValue={defaultValue} />
  );
}
