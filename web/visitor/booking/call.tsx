import { useEffect } from 'react';
import { data, Form, redirect, useNavigate, useNavigation, useSearchParams } from 'react-router';
import { callUs } from '../../../content/reach-us.ts';
import { type Booking, cancelBooking, moveBooking } from '../../../domain/bookings/bookings.ts';
import { offerNow } from '../../../domain/bookings/calendar.ts';
import { cancelSchema, moveFields, moveSchema, sentDays } from '../../../domain/bookings/schema.ts';
import { withinLimit } from '../../../domain/limits/limits.ts';
import { track } from '../../analytics/track.ts';
import { revalidateOnConflict } from '../../calls/revalidate-on-conflict.ts';
import { callCookieHeader, callOfBrowser, callOfRequest } from '../../cookies/call-cookie.ts';
import { flashHeader } from '../../cookies/flash.ts';
import { type FieldErrors, fieldErrors, formText, useCheckedForm } from '../../forms/checked-form.ts';
import { privateMeta } from '../../meta/private-meta.ts';
import { viewerContext } from '../../session/session.ts';
import { Button, LinkButton } from '../../ui/controls/button.tsx';
import { Field, HiddenFields, TextInput } from '../../ui/controls/field.tsx';
import { Notice } from '../../ui/controls/notice.tsx';
import { Band } from '../../ui/layout/band.tsx';
import type { PageHandle } from '../layout.tsx';
import type { Route } from './+types/call';
import { callAddress } from './call-address.ts';
import { CallFacts } from './call-facts.tsx';
import { type CallFormAnswer, type CallView, callView } from './call-view.ts';
import { MoveForm } from './move-form.tsx';

export const handle = { opening: 'paper', quiet: true } satisfies PageHandle;

export const meta: Route.MetaFunction = () => privateMeta('Your call');

/**
 * The page of a call, without login. Its link (?call=) works on any device. The secret moves from the URL into a cookie right away,
 * and stays in the URL if the browser didn't take the cookie.
 */
export async function loader({ request }: Route.LoaderArgs) {
  const booking = await callOfRequest(request);
  const search = new URL(request.url).searchParams;
  if (!booking) return data({ call: null, times: null }, { status: 404 });
  const secret = search.get('call');
  const step = steps.find((name) => search.has(name));
  if (secret && (await callOfBrowser(request))?.id === booking.id) throw redirect(callAddress(null, step));
  if (secret && !search.has('checked'))
    throw redirect(callAddress(secret, step), { headers: { 'Set-Cookie': await callCookieHeader(booking) } });
  const call = callView(booking, new Date(), secret);
  const offer = call.canChange && search.has('move') ? await offerNow({ without: booking }) : undefined;
  return data({
    call,
    times: offer ? { days: offer.takesBookings ? sentDays(offer.days) : [], takesBookings: offer.takesBookings } : null,
  });
}

const steps = ['move', 'cancel', 'made'] as const;

/** Reschedules or cancels the call. The form names its call, because another one may have been opened in between. */
export async function action({ request, context }: Route.ActionArgs) {
  const booking = await callOfRequest(request);
  if (!booking) return data(null, { status: 404 });
  const typed = formText(await request.formData());
  const values = Object.fromEntries([...moveFields, 'reason'].map((name) => [name, typed[name] ?? '']));
  if (typed.instead) values.startsAt = typed.instead;
  const refuse = (errors: FieldErrors, status: number, next: Date[] = []) =>
    data({ errors, values, next: next.map((time) => time.getTime()) }, { status });
  if (typed.callId !== booking.id)
    return refuse({ form: 'You opened a different call in another tab. This page now shows that one.' }, 409);
  const limit = await withinLimit('bookingChange', booking.id);
  if (!limit.ok) return refuse({ form: limit.message }, 429);
  const viewerId = context.get(viewerContext)?.user.id;
  const actor = viewerId && viewerId === booking.userId ? `user:${viewerId}` : 'visitor';
  if (typed.intent === 'cancel') {
    const parsed = cancelSchema.safeParse({ reason: values.reason });
    if (!parsed.success) return refuse(fieldErrors(parsed.error), 422);
    const canceled = await cancelBooking(booking.id, { actor, reason: parsed.data.reason });
    return canceled.ok ? done(request, canceled.booking, 'Your call is canceled.') : refuse({ form: canceled.message }, 409);
  }
  const parsed = moveSchema.safeParse({ startsAt: values.startsAt, zone: values.zone });
  if (!parsed.success) return refuse(fieldErrors(parsed.error), 422);
  const moved = await moveBooking(booking.id, parsed.data, { actor });
  return moved.ok
    ? done(request, moved.booking, 'Your call has been rescheduled.')
    : refuse({ [moved.next.length ? 'taken' : 'form']: moved.message }, 409, moved.next);
}

export const shouldRevalidate = revalidateOnConflict;

/** Updates the cookie, so this browser has access until the new time's link expires. */
async function done(request: Request, booking: Booking, title: string) {
  const cookies = [await callCookieHeader(booking), await flashHeader({ type: 'success', title })];
  const secret = new URL(request.url).searchParams.get('call');
  return redirect(callAddress(secret), { headers: cookies.map((cookie) => ['Set-Cookie', cookie]) });
}

/** /booking/call: the time in both time zones, calendar links, and forms to reschedule or cancel in two clicks. */
export default function Call({ loaderData, actionData }: Route.ComponentProps) {
  const { call, times } = loaderData;
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const isMade = search.has('made');
  const secret = call?.secret ?? null;
  useEffect(() => {
    if (!isMade) return;
    track('form_submission', { form_name: 'booking' });
    // Removes the parameter, so a reload isn't counted again.
    void navigate(callAddress(secret), { replace: true, preventScrollReset: true });
  }, [isMade, secret, navigate]);
  if (!call) return <NoSuchCall />;
  const answered = actionData ?? undefined;
  return (
    <Band className="pt-28 lg:pt-36">
      <div className="grid gap-x-[clamp(2rem,6vw,6rem)] gap-y-12 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <CallFacts call={call} />
        <div className="min-w-0">
          {secret && (
            <Notice title="Your browser blocks cookies" className="mb-8">
              You can use this page all the same. To come back to it later, use the link in our email.
            </Notice>
          )}
          {call.canChange && search.has('cancel') && <CancelForm call={call} answered={answered} />}
          {call.canChange && times && <MoveForm call={call} times={times} answered={answered} />}
          {call.canChange && !times && !search.has('cancel') && (
            <div className="grid justify-items-start gap-4">
              <h2 className="ui-heading">Reschedule or cancel</h2>
              <p className="max-w-prose text-ui text-ink-2">
                You can change the call here until it starts. The link in your email brings you back to this page.
              </p>
              <div className="flex flex-wrap gap-2.5">
                <LinkButton to={callAddress(secret, 'move')} look="secondary" size="small" preventScrollReset>
                  Reschedule
                </LinkButton>
                <LinkButton to={callAddress(secret, 'cancel')} look="secondary" size="small" preventScrollReset>
                  Cancel call
                </LinkButton>
              </div>
            </div>
          )}
          {!call.canChange && (
            <div className="grid justify-items-start gap-4">
              <p className="max-w-prose text-ui text-ink-2">
                {call.canceled ? 'You can book another call whenever you like.' : 'More to talk about? Book another call.'}
              </p>
              <LinkButton to="/booking" size="small">
                Book a call
              </LinkButton>
            </div>
          )}
        </div>
      </div>
    </Band>
  );
}

/** The same page for every link that gives access to nothing. */
function NoSuchCall() {
  return (
    <Band className="pt-28 lg:pt-36">
      <h1 className="font-display text-1 font-[450]">We couldn’t find that call</h1>
      <p className="mt-5 max-w-prose text-lead text-ink-2">
        Call links work for 30 days after the call. Use the link in our latest email about it, or {callUs()}.
      </p>
      <LinkButton to="/booking" className="mt-8">
        Book a call
      </LinkButton>
    </Band>
  );
}

/** Confirms the cancellation: the second of two clicks. */
function CancelForm({ call, answered }: { call: CallView; answered: CallFormAnswer }) {
  const { errors, form } = useCheckedForm(cancelSchema, answered?.errors, ['reason']);
  const busy = useNavigation().formData?.get('intent') === 'cancel';
  return (
    <Form method="post" {...form} className="grid gap-6">
      <h2 className="text-3">Cancel this call?</h2>
      <HiddenFields fields={{ intent: 'cancel', callId: call.id }} />
      <Field label="Reason" optional hint="We read every one." error={errors.reason}>
        <TextInput name="reason" limit={200} autoComplete="off" defaultValue={answered?.values.reason ?? ''} />
      </Field>
      {errors.form && <Notice state="late" title={errors.form} />}
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" look="danger" busy={busy && 'Canceling...'}>
          Cancel call
        </Button>
        <LinkButton to={callAddress(call.secret)} look="quiet" preventScrollReset>
          Keep call
        </LinkButton>
      </div>
    </Form>
  );
}
