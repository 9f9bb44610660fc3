import { type FormEvent, useEffect, useState } from 'react';
import { data, Form, useNavigation } from 'react-router';
import { brand } from '../../../content/brand.ts';
import { callForAdmin } from '../../../domain/bookings/admin.ts';
import { cancelBooking, moveBooking } from '../../../domain/bookings/bookings.ts';
import { offerNow } from '../../../domain/bookings/calendar.ts';
import { bookingLabel, type SentDay, sentDays, staffCancelSchema, staffMoveSchema } from '../../../domain/bookings/schema.ts';
import { topics } from '../../../domain/contact/schema.ts';
import { actorNames } from '../../../domain/projects/queries.ts';
import { mailto } from '../../../text/email-address.ts';
import { sameClock } from '../../../time/clock.ts';
import { spanInWords, startInWords } from '../../../time/moment-in-words.ts';
import { WideBell } from '../../bell/wide-bell.tsx';
import { NextTimes, takesInstead } from '../../calls/next-times.tsx';
import { revalidateOnConflict } from '../../calls/revalidate-on-conflict.ts';
import { TimePicker } from '../../calls/time-picker.tsx';
import { isAnyFree } from '../../calls/visitor-days.ts';
import { redirectWithToast } from '../../cookies/flash.ts';
import { type FieldErrors, fieldErrors, formText, useCheckedForm } from '../../forms/checked-form.ts';
import { privateMeta } from '../../meta/private-meta.ts';
import { viewerIn } from '../../session/session.ts';
import { Button, LinkButton } from '../../ui/controls/button.tsx';
import { DefinitionRows } from '../../ui/controls/definition-rows.tsx';
import { Dialog } from '../../ui/controls/dialog.tsx';
import { Field, FieldError, TextInput } from '../../ui/controls/field.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { Notice } from '../../ui/controls/notice.tsx';
import { Dot } from '../../ui/drawings/dot.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { RuledSection } from '../../ui/layout/ruled-section.tsx';
import { PhoneLink } from '../../words/phone-link.tsx';
import { Trail } from '../trail.tsx';
import type { Route } from './+types/call';
import { callStatus } from './call-words.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => privateMeta(loaderData?.label ?? 'Call');

export async function loader({ request, params }: Route.LoaderArgs) {
  const call = await callForAdmin(params.callId);
  if (!call) throw data(null, { status: 404 });
  const { booking, events } = call;
  const { startsAt, endsAt, zone } = booking;
  const isComing = booking.state === 'confirmed' && startsAt > new Date();
  const isMoving = isComing && new URL(request.url).searchParams.has('move');
  const names = await actorNames(events.map(({ actor }) => actor));
  return {
    id: booking.id,
    label: bookingLabel(booking.number),
    status: callStatus(booking),
    isComing,
    startsAtMs: startsAt.getTime(),
    when: spanInWords(startsAt, endsAt, brand.timeZone),
    theirs: sameClock(startsAt, zone, brand.timeZone) ? '' : spanInWords(startsAt, endsAt, zone),
    zone,
    name: booking.name || 'Deleted',
    email: booking.email,
    phone: booking.phone ?? '',
    userId: booking.userId,
    topic: topics[booking.topic],
    message: booking.message,
    isSpam: booking.isSpam,
    days: isMoving ? sentDays((await offerNow({ without: booking, forStaff: true })).days) : null,
    events: events.map(({ id, kind, actor, reason, fromStartsAt, toStartsAt, createdAt }) => ({
      id,
      at: createdAt.toISOString(),
      what: { made: 'Booked', moved: 'Moved', canceled: 'Canceled' }[kind],
      words: [
        kind === 'moved' && fromStartsAt && `from ${startInWords(fromStartsAt, brand.timeZone)}`,
        kind !== 'canceled' && toStartsAt && `${kind === 'moved' ? 'to' : 'for'} ${startInWords(toStartsAt, brand.timeZone)}`,
      ]
        .filter(Boolean)
        .join(' '),
      note: [names.get(actor) ?? (actor === 'visitor' ? 'By the customer' : brand.name), reason].filter(Boolean).join(': '),
    })),
  };
}

/** Reschedules or cancels the call, and emails the customer the reason. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const typed = formText(await request.formData());
  const actor = `admin:${viewerIn(context).user.id}`;
  const values = { startsAt: typed.instead ?? typed.startsAt ?? '', reason: typed.reason ?? '' };
  const refuse = (errors: Record<string, string>, status: number, next: Date[] = []) =>
    data({ intent: typed.intent, errors, values, next: next.map((time) => time.getTime()) }, { status });
  if (!(await callForAdmin(params.callId))) throw data(null, { status: 404 });
  if (typed.intent === 'cancel') {
    const parsed = staffCancelSchema.safeParse({ reason: values.reason });
    if (!parsed.success) return refuse(fieldErrors(parsed.error), 422);
    const canceled = await cancelBooking(params.callId, { actor, reason: parsed.data.reason });
    return canceled.ok ? done(params.callId, 'Canceled. We emailed them.') : refuse({ form: canceled.message }, 409);
  }
  if (typed.intent !== 'move') return data(null, { status: 400 });
  const parsed = staffMoveSchema.safeParse(values);
  if (!parsed.success) return refuse(fieldErrors(parsed.error), 422);
  const moved = await moveBooking(params.callId, { startsAt: parsed.data.startsAt }, { actor, reason: parsed.data.reason });
  return moved.ok
    ? done(params.callId, 'Rescheduled. We emailed them.')
    : refuse({ [moved.next.length ? 'taken' : 'form']: moved.message }, 409, moved.next);
}

async function done(callId: string, title: string) {
  return redirectWithToast(`/admin/calls/${callId}`, { type: 'success', title });
}

export const shouldRevalidate = revalidateOnConflict;

/** One call: who, when in both time zones, what to read before, and its history. */
export default function CallScreen({ loaderData: call, actionData }: Route.ComponentProps) {
  // The form is gone if the call was canceled or has started meanwhile, because the page reloads its data then. So the refusal
  // is kept here.
  const [refusal, setRefusal] = useState(actionData?.errors.form);
  useEffect(() => {
    if (actionData) setRefusal(actionData.errors.form);
  }, [actionData]);
  return (
    <>
      <PageHeading
        title={call.label}
        status={<Dot state={call.status[0]}>{call.status[1]}</Dot>}
        actions={
          <>
            {call.isComing && !call.days && (
              <LinkButton to="?move" size="small" look="secondary" preventScrollReset>
                Reschedule
              </LinkButton>
            )}
            {call.isComing && <CancelDialog name={call.name} answered={actionData?.intent === 'cancel' ? actionData : undefined} />}
            <WideBell />
          </>
        }
      />
      {refusal && !call.isComing && <Notice state="late" title={refusal} className="mt-5" />}
      <div className="mt-5 grid gap-8 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]">
        <div className="grid min-w-0 content-start gap-8">
          {call.days && (
            <MoveCall days={call.days} startsAt={call.startsAtMs} answered={actionData?.intent === 'move' ? actionData : undefined} />
          )}
          <RuledSection title="The call">
            <DefinitionRows
              rows={[
                { label: 'When', value: <b className="font-semibold text-ink">{call.when}</b> },
                { label: 'Their time', value: call.theirs || 'Same as ours' },
                { label: 'Topic', value: call.topic },
                { label: 'Who calls whom', value: call.phone ? 'We call them' : 'They call us' },
                ...(call.isSpam
                  ? [{ label: 'Maybe spam', value: 'The form looks as if a bot sent it. If a bot booked it, cancel the call.' }]
                  : []),
              ]}
            />
          </RuledSection>
          <RuledSection title="Note from the caller">
            <p className="py-3 text-ui wrap-anywhere whitespace-pre-line">
              {call.message || <span className="text-ink-2">They didn’t leave a note.</span>}
            </p>
          </RuledSection>
        </div>
        <div className="grid min-w-0 content-start gap-8">
          <RuledSection title="With">
            <DefinitionRows
              rows={[
                { label: 'Name', value: call.userId ? <Link to={`/admin/customers/${call.userId}`}>{call.name}</Link> : call.name },
                {
                  label: 'Account',
                  value: call.userId ? <Link to={`/admin/customers/${call.userId}`}>Open</Link> : 'None, or email not verified yet',
                },
                { label: 'Email', value: call.email ? <Link to={mailto(call.email)}>{call.email}</Link> : 'Deleted' },
                {
                  label: 'Phone',
                  value: call.phone ? <PhoneLink phone={call.phone} /> : 'Not given',
                },
              ]}
            />
          </RuledSection>
          <RuledSection title="History">
            <Trail items={call.events} empty="Nothing yet." />
          </RuledSection>
        </div>
      </div>
    </>
  );
}

/** Cancels a call. The customer is emailed the reason. */
function CancelDialog({ name, answered }: { name: string; answered: { errors: FieldErrors; values: { reason: string } } | undefined }) {
  const [open, setOpen] = useState(Boolean(answered));
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger="Cancel call"
      title="Cancel this call?"
      description={`We’ll email ${name} the reason and reopen the time.`}
    >
      <CancelForm answered={answered} />
    </Dialog>
  );
}

function CancelForm({ answered }: { answered: { errors: FieldErrors; values: { reason: string } } | undefined }) {
  const { errors, form } = useCheckedForm(staffCancelSchema, answered?.errors, ['reason']);
  const busy = useNavigation().formData?.get('intent') === 'cancel';
  return (
    <Form method="post" className="grid gap-4" {...form}>
      <input type="hidden" name="intent" value="cancel" />
      <Field label="Reason" hint="They’ll see this" error={errors.reason}>
        <TextInput name="reason" limit={200} autoComplete="off" defaultValue={answered?.values.reason} />
      </Field>
      <FieldError>{errors.form}</FieldError>
      <Button type="submit" look="danger" size="small" busy={busy && 'Canceling...'} className="justify-self-end">
        Cancel call
      </Button>
    </Form>
  );
}

/** Reschedules a call in the office's time zone, with a reason for the customer. */
function MoveCall({ days, startsAt, answered }: MoveCallProps) {
  const { errors, form } = useCheckedForm(staffMoveSchema, answered?.errors, ['startsAt', 'reason']);
  const busy = useNavigation().formData?.get('intent') === 'move';
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (!takesInstead(event)) form.onSubmit(event);
  };
  return (
    <RuledSection title="New time">
      <Form method="post" {...form} onSubmit={onSubmit} className="grid gap-5 py-2">
        <input type="hidden" name="intent" value="move" />
        <TimePicker
          days={days}
          errors={errors}
          values={answered?.values ?? { startsAt: String(startsAt) }}
          fixedZone
          noneFree={<Notice title="No other open times">Every bookable day is full or closed.</Notice>}
        />
        {errors.taken && <NextTimes message={errors.taken} times={answered?.next ?? []} zone={brand.timeZone} />}
        <Field label="Reason" hint="They’ll see this" error={errors.reason}>
          <TextInput name="reason" limit={200} autoComplete="off" defaultValue={answered?.values.reason} />
        </Field>
        {errors.form && <Notice state="late" title={errors.form} />}
        <div className="flex flex-wrap gap-2.5">
          {isAnyFree(days) && (
            <Button type="submit" size="small" busy={busy && 'Moving...'}>
              Reschedule call
            </Button>
          )}
          <LinkButton to="?" size="small" look="quiet" preventScrollReset>
            Keep the current time
          </LinkButton>
        </div>
      </Form>
    </RuledSection>
  );
}

interface MoveCallProps {
  /** The current time of the call, in milliseconds since 1970. Its day is shown first. */
  startsAt: number;
  days: SentDay[];
  answered: { errors: FieldErrors; values: { startsAt: string; reason: string }; next: number[] } | undefined;
}
