import { data } from 'react-router';
import { brand } from '../../../content/brand.ts';
import { zoneInWords } from '../../../content/clock.ts';
import { heads } from '../../../content/heads.ts';
import { hoursInWords, officeHoursOf, supportHoursOf } from '../../../content/hours.ts';
import { receiveCallWish } from '../../../domain/contact/contact.ts';
import { callSchema } from '../../../domain/contact/schema.ts';
import { readSettings } from '../../../domain/settings/settings.ts';
import { type FieldErrors, fieldErrors, formText } from '../../checked-form.ts';
import { clientAddressContext, viewerContext } from '../../session.ts';
import { Link } from '../../ui/controls/link.tsx';
import { Band } from '../../ui/layout/band.tsx';
import { ContactFacts } from '../contact/contact-facts.tsx';
import { suspicion, tooMany } from '../contact/form-guard.ts';
import { OperatorClock } from '../contact/operator-clock.tsx';
import { SentNotice } from '../contact/sent-notice.tsx';
import { FactRows } from '../fact-rows.tsx';
import { pageMeta } from '../page-meta.ts';
import { PageOpening } from '../page-opening.tsx';
import { breadcrumbData } from '../structured-data.ts';
import type { Route } from './+types/booking';
import { callFields } from './call-fields.ts';
import { CallForm } from './call-form.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(heads.booking, matches, [breadcrumbData(matches, [{ name: heads.booking.title, path: heads.booking.path }])]);

export async function loader({ context }: Route.LoaderArgs) {
  const settings = await readSettings();
  const viewer = context.get(viewerContext);
  return {
    replyHours: settings.replyHours,
    support: supportHoursOf(settings),
    office: officeHoursOf(settings),
    renderedAt: Date.now(),
    name: viewer ? `${viewer.user.first_name} ${viewer.user.last_name}`.trim() : '',
    email: viewer?.user.email ?? '',
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const typed = formText(await request.formData());
  const values = Object.fromEntries(callFields.map((name) => [name, typed[name] ?? '']));
  const refuse = (errors: FieldErrors, status: number) => data({ errors, values, sent: undefined }, { status });
  const thought = suspicion(typed);
  // A machine is told what it wants to hear.
  if (thought === 'machine') return data({ errors: {}, values, sent: { number: '', replyBy: '', copied: true } });
  if (thought) return refuse({ form: thought }, 422);
  const parsed = callSchema(officeHoursOf(await readSettings())).safeParse(values);
  if (!parsed.success) return refuse(fieldErrors(parsed.error), 422);
  const wait = await tooMany(context.get(clientAddressContext));
  if (wait) return refuse({ form: wait }, 429);
  const sent = await receiveCallWish(parsed.data, context.get(viewerContext)?.user.id);
  return data({ errors: {} as FieldErrors, values, sent });
}

const reasons = [
  { title: 'Before you order', text: 'Whether five pages fit what you do, which five, and what belongs on them.' },
  { title: 'Moving', text: 'What happens to your old site, your domain and your email, in which order.' },
  { title: 'Your draft', text: 'Going through it together, page by page, when writing takes longer than talking.' },
  {
    title: 'Not needed',
    text: (
      <>
        You can order, answer the brief and approve your site without a call. <Link to="/onboarding">Start with the brief</Link>
      </>
    ),
  },
];

/** /booking: office hours by the visitor's clock, and a form that asks for a call on a day and in a part of it. */
export default function Booking({ loaderData, actionData }: Route.ComponentProps) {
  const sent = actionData?.sent;
  return (
    <>
      <PageOpening
        title="Thirty minutes, by phone."
        lead={`Ask for a call in our office hours, ${hoursInWords(loaderData.office)} ${zoneInWords(brand.timeZone)}. The times below are by your own clock. We write back with the exact one.`}
        beside={<OperatorClock hours={loaderData.office} name="The office" />}
      />
      <Band>
        <div className="grid gap-x-[clamp(2rem,6vw,6rem)] gap-y-14 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          {sent ? (
            <SentNotice title="Asked for. Thank you." form="booking" sent={sent} email={actionData?.values.email ?? ''}>
              {sent.replyBy && <p>You get the exact time by email, at the latest {sent.replyBy}.</p>}
            </SentNotice>
          ) : (
            <CallForm
              office={loaderData.office}
              renderedAt={loaderData.renderedAt}
              own={loaderData}
              errors={actionData?.errors as FieldErrors | undefined}
              values={actionData?.values}
            />
          )}
          <aside aria-label="How to reach us" className="md:sticky md:top-28 md:self-start">
            <ContactFacts
              replyHours={loaderData.replyHours}
              support={loaderData.support}
              other={{ title: 'In writing', text: 'Send a message, with a file', to: '/contact' }}
            />
          </aside>
        </div>
      </Band>
      <Band tone="sunk">
        <FactRows title="What a call is for." rows={reasons} />
      </Band>
    </>
  );
}
