import { type FormEvent, Fragment, useState } from 'react';
import { data, Form, useNavigation } from 'react-router';
import { versionInWords } from '../../../content/legal/legal-text.ts';
import { offerWords } from '../../../content/offer.ts';
import { hasRecentAuth } from '../../../domain/accounts/recent-auth.ts';
import { publishLegalText } from '../../../domain/legal/legal.ts';
import { legalForAdmin } from '../../../domain/legal/queries.ts';
import { isLegalKind, legalKinds, legalLimits, legalSchema } from '../../../domain/legal/schema.ts';
import { readSettings } from '../../../domain/settings/settings.ts';
import { redirectWithToast } from '../../cookies/flash.ts';
import { type FieldErrors, fieldErrors, formText } from '../../forms/checked-form.ts';
import { privateMeta } from '../../meta/private-meta.ts';
import { viewerIn } from '../../session/session.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field, Textarea, TextInput } from '../../ui/controls/field.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { RuledSection } from '../../ui/layout/ruled-section.tsx';
import type { Route } from './+types/legal';
import { ConfirmElsewhere } from './confirm-elsewhere.tsx';
import { useUnsavedForm } from './unsaved-forms.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => privateMeta(loaderData?.title ?? 'Legal texts');

export async function loader({ params }: Route.LoaderArgs) {
  const { kind } = params;
  if (!isLegalKind(kind)) throw data(null, { status: 404 });
  const { body, own } = await legalForAdmin(kind, offerWords(await readSettings()));
  return { kind, title: legalKinds[kind], body, version: own ? versionInWords(own.version) : null };
}

/** Publishes a new version, after a recent login. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { kind } = params;
  if (!isLegalKind(kind)) throw data(null, { status: 404 });
  const { body = '', changes = '' } = formText(await request.formData());
  const refuse = (errors: FieldErrors) => data({ errors, body, changes, confirm: false }, { status: 422 });
  const parsed = legalSchema.safeParse({ body, changes });
  if (!parsed.success) return refuse(fieldErrors(parsed.error));
  // A text is too long for the cookie that keeps what's typed, so the page keeps it.
  if (!(await hasRecentAuth(request.headers))) return data({ errors: {} as FieldErrors, body, changes, confirm: true }, { status: 403 });
  const published = await publishLegalText(kind, parsed.data, `admin:${viewerIn(context).user.id}`);
  if (!published.ok) return refuse({ [published.field]: published.message });
  const toast = { type: 'success', title: 'Published. It applies from now on.' } as const;
  return redirectWithToast(`/admin/settings/legal/${kind}`, toast);
}

/** The operator's own terms or privacy policy: the newest version in a field, and publishing what it says as the next one. */
export default function Legal({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, title, body, version } = loaderData;
  const busy = useNavigation().state === 'submitting';
  const published = `${kind} ${version}`;
  // The version that's being edited, so publishing the next one ends it.
  const [edited, setEdited] = useState(actionData && published);
  useUnsavedForm(edited === published);
  const compare = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const now = formText(new FormData(currentTarget));
    const isEdited = now.body?.replaceAll('\r\n', '\n') !== body || Boolean(now.changes);
    setEdited(isEdited ? published : undefined);
  };
  return (
    <div className="grid max-w-4xl gap-6">
      <RuledSection title={title}>
        <p className="max-w-prose text-small text-ink-2">
          {version
            ? `Your version of ${version} is in effect.`
            : 'For now, the template below is in effect, with your name and contact in it. It isn’t legal advice. Have a lawyer read what you publish.'}{' '}
          {kind === 'terms'
            ? 'Each order keeps the version that was in effect when it was placed. Earlier versions stay readable.'
            : 'Visitors see the newest version.'}{' '}
          <Link to={`/${kind}`} newTab className="link whitespace-nowrap">
            Open the page
          </Link>
        </p>
        <Form method="post" className="mt-4 grid gap-5" onChange={compare}>
          <Fragment key={published}>
            <Field
              label="Text"
              hint="Markdown: “## ” starts a part, and parts can have paragraphs, lists, **bold** words and [links](https://example.com)."
              error={actionData?.errors.body}
            >
              <Textarea
                name="body"
                rows={24}
                limit={legalLimits.body}
                defaultValue={actionData?.body ?? body}
                className="max-h-160 font-mono"
              />
            </Field>
            {kind === 'terms' && version && (
              <Field label="What changed" hint="A sentence that buyers read at the end of the terms." error={actionData?.errors.changes}>
                <TextInput name="changes" limit={legalLimits.changes} defaultValue={actionData?.changes ?? ''} />
              </Field>
            )}
          </Fragment>
          {actionData?.confirm && (
            <ConfirmElsewhere next="/admin/settings/brand" then="Then come back and publish. Your text stays here." />
          )}
          <div>
            <Button type="submit" size="small" busy={busy && 'Publishing...'}>
              Publish new version
            </Button>
          </div>
        </Form>
      </RuledSection>
    </div>
  );
}
