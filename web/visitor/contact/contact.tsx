import { type ReactNode, useEffect, useRef, useState } from 'react';
import { data, Form, useNavigation, useSearchParams } from 'react-router';
import { heads } from '../../../content/heads.ts';
import { supportHoursOf } from '../../../content/hours.ts';
import { callOrEmailUs } from '../../../content/reach-us.ts';
import { withClosedDays } from '../../../domain/closed-days/queries.ts';
import { limitContact, receiveMessage } from '../../../domain/contact/contact.ts';
import { keepFile } from '../../../domain/contact/files.ts';
import { contactSchema, fileLimits, looksLikeSpam } from '../../../domain/contact/schema.ts';
import { readSettings } from '../../../domain/settings/settings.ts';
import { track } from '../../analytics/track.ts';
import { type FieldErrors, fieldErrors, formText, useCheckedForm } from '../../forms/checked-form.ts';
import { WriterFields } from '../../forms/writer-fields.tsx';
import type { RouteHandle } from '../../http/route-handle.ts';
import { pageMeta } from '../../meta/page-meta.ts';
import { clientAddressContext, viewerContext } from '../../session/session.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field, Textarea, useFieldProps } from '../../ui/controls/field.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { Notice } from '../../ui/controls/notice.tsx';
import { Horizon } from '../../ui/drawings/horizon.tsx';
import { Band } from '../../ui/layout/band.tsx';
import { keptTranscript } from '../chat/transcript.ts';
import { PageOpening } from '../page-opening.tsx';
import { breadcrumbData } from '../structured-data.ts';
import type { Route } from './+types/contact';
import { ContactFacts } from './contact-facts.tsx';
import { GuardFields } from './guard-fields.tsx';
import { OperatorClock } from './operator-clock.tsx';

export const handle = { body: 'file' } satisfies RouteHandle;
export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(heads.contact, matches, [breadcrumbData(matches, [{ name: heads.contact.title, path: heads.contact.path }])]);

export async function loader({ context }: Route.LoaderArgs) {
  const settings = await readSettings();
  const viewer = context.get(viewerContext);
  return {
    replyHours: settings.replyHours,
    support: await withClosedDays(supportHoursOf(settings)),
    name: viewer ? `${viewer.user.first_name} ${viewer.user.last_name}`.trim() : '',
    email: viewer?.user.email ?? '',
  };
}

const fields = ['topic', 'name', 'email', 'phone', 'message'];

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const typed = formText(form);
  const values = Object.fromEntries(fields.map((name) => [name, typed[name] ?? '']));
  const refuse = (errors: FieldErrors, status: number) => data({ errors, values, sent: undefined }, { status });
  const parsed = contactSchema.safeParse(values);
  if (!parsed.success) return refuse(fieldErrors(parsed.error), 422);
  const limit = await limitContact(context.get(clientAddressContext));
  if (limit === 'refused') return refuse({ form: `We couldn’t send your message just now. ${callOrEmailUs()}` }, 429);
  const file = form.get('file');
  const keptFile = file instanceof File && file.size > 0 ? await keepFile(file.name, new Uint8Array(await file.arrayBuffer())) : undefined;
  if (keptFile && !keptFile.ok) return refuse({ file: keptFile.message }, keptFile.code === 'pictures-busy' ? 503 : 422);
  const userId = context.get(viewerContext)?.user.id;
  // Logged-in users skip the bot check.
  const isSpam = !userId && (limit === 'over' || looksLikeSpam(typed));
  const sent = await receiveMessage(parsed.data, keptFile?.file, userId, isSpam);
  return data({ errors: {} as FieldErrors, values, sent });
}

/** /contact: a form that keeps its text after every error, and the operator's contact details. */
export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const sent = actionData?.sent;
  return (
    <>
      <PageOpening
        title="A person answers."
        lead="Ask us about ordering, your site or a bill. You’ll get a reference number, a copy by email and a reply."
        beside={<OperatorClock hours={loaderData.support} name="Support" />}
      />
      <Band>
        <div className="grid gap-x-[clamp(2rem,6vw,6rem)] gap-y-14 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          {sent ? (
            <SentNotice title="Sent. Thank you." form="contact" sent={sent} email={actionData?.values.email ?? ''}>
              {sent.replyBy && <p>A person will answer by {sent.replyBy}.</p>}
            </SentNotice>
          ) : (
            <MessageForm loaded={loaderData} answered={actionData} />
          )}
          <aside aria-label="How to reach us" className="md:sticky md:top-[calc(7rem+var(--strip))] md:self-start">
            <ContactFacts
              replyHours={loaderData.replyHours}
              support={loaderData.support}
              other={{ title: 'Calls', text: 'Book a 30-minute call', to: '/booking' }}
            />
          </aside>
        </div>
      </Band>
    </>
  );
}

type Data = Route.ComponentProps;

function MessageForm({ loaded, answered }: { loaded: Data['loaderData']; answered: Data['actionData'] }) {
  const { errors, form } = useCheckedForm(contactSchema, answered?.errors as FieldErrors | undefined, fields);
  const values = answered?.values ?? {};
  const busy = useNavigation().state === 'submitting';
  const message = useRef<HTMLTextAreaElement>(null);
  const fromChat = useSearchParams()[0].has('chat');
  // For visitors from the chat, fills in the chat's transcript, which they can edit before sending.
  useEffect(() => {
    if (fromChat && message.current && !message.current.value) message.current.value = keptTranscript();
  }, [fromChat]);
  return (
    <Form method="post" encType="multipart/form-data" className="relative grid max-w-160 gap-6" {...form}>
      <h2 className="text-2">Write to us</h2>
      <WriterFields own={loaded} values={values} errors={errors} phoneHint="If you’d like a call back" />
      <Field label="Message" error={errors.message}>
        <Textarea ref={message} name="message" rows={6} limit={5000} defaultValue={values.message ?? ''} />
      </Field>
      <FileField error={errors.file} />
      <GuardFields />
      {errors.form && <Notice state="late" title={errors.form} />}
      <Button type="submit" size="large" busy={busy && 'Sending...'} className="justify-self-start">
        Send
      </Button>
    </Form>
  );
}

/** One file for a message. The browser checks its size before uploading, the server its content. */
function FileField({ error }: { error: string | undefined }) {
  const [tooBig, setTooBig] = useState(false);
  return (
    <Field
      label="File"
      optional
      hint={`${fileLimits.label[0]?.toUpperCase()}${fileLimits.label.slice(1)}`}
      error={tooBig ? fileLimits.tooBig : error}
    >
      <FileInput onPick={(file) => setTooBig(Boolean(file && file.size > fileLimits.bytes))} />
    </Field>
  );
}

function FileInput({ onPick }: { onPick: (file: File | undefined) => void }) {
  return (
    <input
      {...useFieldProps()}
      type="file"
      name="file"
      accept={fileLimits.accept}
      onChange={(event) => {
        const [file] = event.target.files ?? [];
        onPick(file);
        if (file && file.size > fileLimits.bytes) event.target.value = '';
      }}
      className="w-full min-w-0 rounded-2 border-[1.5px] border-dashed border-control p-1.5 text-ui file:mr-4 file:min-h-[38px] file:rounded-1 file:bg-ink/6 file:px-4 file:font-semibold file:text-ink hover:border-ink pointer-coarse:file:min-h-11"
    />
  );
}

/** Replaces a form after it was sent: its number, when we'll answer, and where the copy went. */
function SentNotice({ title, form, sent, email, children }: SentNoticeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    track('form_submission', { form_name: form });
  }, [form]);
  return (
    <div className="max-w-prose">
      <h2 ref={heading} tabIndex={-1} className="text-2 outline-none">
        {title}
      </h2>
      {sent.number && (
        <p className="mt-8">
          <span className="text-ui text-ink-2">Your reference number</span>
          <span className="display-number block text-[clamp(3rem,2rem+5vw,5rem)]">{sent.number}</span>
        </p>
      )}
      <Horizon className="mt-2" />
      <div className="mt-6 grid gap-3 text-lead">
        {children}
        {email && sent.copied && (
          <p className="text-body text-ink-2">We sent a copy to {email}. Don’t see it in a few minutes? Check your spam folder.</p>
        )}
        <p className="text-body">
          <Link to="/faq">Find answers to common questions</Link>
        </p>
      </div>
    </div>
  );
}

interface SentNoticeProps {
  title: string;
  form: 'contact' | 'booking';
  sent: { number: string; replyBy: string; copied: boolean };
  email: string;
  children: ReactNode;
}
