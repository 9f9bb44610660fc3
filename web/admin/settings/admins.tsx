import { useEffect, useState } from 'react';
import { data, Form, redirect, useNavigation } from 'react-router';
import { addAdmin, adminCandidate, adminsForAdmin, revokeAdmin } from '../../../domain/accounts/admins.ts';
import { emailSchema } from '../../../domain/accounts/schema.ts';
import { flashHeader, type Toast } from '../../cookies/flash.ts';
import { fieldErrors, formText, useCheckedForm } from '../../forms/checked-form.ts';
import { privateMeta } from '../../meta/private-meta.ts';
import { forgetTyped, requireRecentAuth, typedBefore } from '../../session/recent-auth.ts';
import { viewerIn } from '../../session/session.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/controls/dialog.tsx';
import { Field, HiddenFields, TextInput } from '../../ui/controls/field.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { RelativeTime } from '../../ui/controls/relative-time.tsx';
import { Cell, CellText, ColumnHead, Row, Table } from '../../ui/controls/table.tsx';
import { Dot } from '../../ui/drawings/dot.tsx';
import { RuledSection } from '../../ui/layout/ruled-section.tsx';
import { AskFirst } from '../ask-first.tsx';
import type { Route } from './+types/admins';

export const meta: Route.MetaFunction = () => privateMeta('Administrators');

export async function loader({ request, context }: Route.LoaderArgs) {
  const admins = await adminsForAdmin();
  return {
    me: viewerIn(context).user.id,
    typed: await typedBefore(request),
    admins: admins.map(({ grantedAt, ...admin }) => ({ ...admin, grantedAt: grantedAt.toISOString() })),
  };
}

/** Adds or removes an admin. Both need a recent login. */
export async function action({ request, context }: Route.ActionArgs) {
  const actor = `admin:${viewerIn(context).user.id}`;
  const { intent, email = '', userId = '', sure } = formText(await request.formData());
  if (intent === 'grant') {
    const parsed = emailSchema.safeParse({ email });
    if (!parsed.success) return data({ errors: fieldErrors(parsed.error) }, { status: 422 });
    await requireRecentAuth(request, { email });
    if (sure !== 'on') {
      const candidate = await adminCandidate(parsed.data.email);
      return candidate.ok ? { found: candidate } : data({ errors: { email: candidate.message } }, { status: 422 });
    }
    const outcome = await addAdmin(parsed.data.email, actor);
    if (!outcome.ok) return data({ errors: { email: outcome.message } }, { status: 422 });
    return back({ type: 'success', title: `${outcome.email} is an administrator now.` });
  }
  if (intent === 'revoke') {
    await requireRecentAuth(request, {});
    const outcome = await revokeAdmin(userId, actor);
    return back(
      outcome.ok
        ? { type: 'success', title: `${outcome.email} is no longer an administrator.` }
        : { type: 'error', title: outcome.message },
    );
  }
  return data(null, { status: 400 });
}

async function back(toast: Toast) {
  const headers = new Headers({ 'Set-Cookie': await flashHeader(toast) });
  headers.append('Set-Cookie', await forgetTyped());
  return redirect('/admin/settings/admins', { headers });
}

/** People with access to the Admin Panel. */
export default function Admins({ loaderData, actionData }: Route.ComponentProps) {
  const { admins, me, typed } = loaderData;
  return (
    <div className="grid max-w-4xl gap-10">
      <RuledSection title="Administrators" aside={`${admins.length} total`}>
        <Table caption="Administrators">
          <thead>
            <tr>
              <ColumnHead>Who</ColumnHead>
              <ColumnHead wide>Two-factor</ColumnHead>
              <ColumnHead wide>Since</ColumnHead>
              <ColumnHead />
            </tr>
          </thead>
          <tbody>
            {admins.map((admin) => (
              <AdminRow key={admin.id} admin={admin} isMe={admin.id === me} isLast={admins.length === 1} />
            ))}
          </tbody>
        </Table>
        {admins.length === 1 && <p className="pt-3 text-small text-ink-2">You can’t remove the last administrator.</p>}
      </RuledSection>
      <AddAdmin admins={admins} typedEmail={typed.email} actionData={actionData} />
    </div>
  );
}

interface AdminRowProps {
  admin: Route.ComponentProps['loaderData']['admins'][number];
  isMe: boolean;
  /** True if there's no other one. */
  isLast: boolean;
}

function AdminRow({ admin, isMe, isLast }: AdminRowProps) {
  return (
    <Row>
      <Cell head className="wrap-anywhere">
        <CellText note={admin.email}>
          <Link to={`/admin/customers/${admin.id}`} className="link">
            {admin.name || admin.email}
          </Link>
          {isMe && ' (you)'}
        </CellText>
      </Cell>
      <Cell wide>{admin.twoFactor ? <Dot state="done">On</Dot> : <Dot state="idle">Off</Dot>}</Cell>
      <Cell wide>
        <RelativeTime at={admin.grantedAt} />, by {admin.grantedBy}
      </Cell>
      <Cell end>
        {!isLast && (
          <AskFirst
            label="Remove"
            intent="revoke"
            fields={{ userId: admin.id }}
            title={isMe ? 'Remove yourself as administrator?' : `Remove ${admin.name || admin.email} as administrator?`}
            description={`${isMe ? 'You lose' : 'They lose'} access to the Admin Panel right away. The account stays.`}
            yes="Remove"
            danger
          />
        )}
      </Cell>
    </Row>
  );
}

interface AddAdminProps {
  admins: Route.ComponentProps['loaderData']['admins'];
  /** What was typed before the admin confirmed it's them. */
  typedEmail: string | undefined;
  actionData: Route.ComponentProps['actionData'];
}

/** Looks up an account by its email, and asks before it becomes an administrator. */
function AddAdmin({ admins, typedEmail, actionData }: AddAdminProps) {
  const { errors, form } = useCheckedForm(emailSchema, actionData && 'errors' in actionData ? actionData.errors : undefined, ['email']);
  const [asked, setAsked] = useState<typeof actionData>();
  const [wanted, setWanted] = useState('');
  useEffect(() => {
    setAsked(actionData);
    if (actionData && 'found' in actionData) setWanted(actionData.found.email);
  }, [actionData]);
  const found = asked && 'found' in asked ? asked.found : undefined;
  const busy = useNavigation().formData?.get('intent') === 'grant';
  return (
    <RuledSection title="Add an administrator">
      {/* Cleared once that person is an admin. If someone else adds another one, what's typed stays. */}
      <Form
        key={admins.some(({ email }) => email === wanted) ? wanted : ''}
        method="post"
        className="flex flex-wrap items-start gap-4 py-3"
        {...form}
      >
        <input type="hidden" name="intent" value="grant" />
        <Field
          label="Email of their account"
          hint="They need to sign up and verify this email first"
          error={errors.email}
          className="min-w-60 flex-1"
        >
          <TextInput name="email" type="email" autoComplete="off" defaultValue={typedEmail} />
        </Field>
        <Button type="submit" busy={busy && 'Looking...'} className="sm:mt-[1.9rem]">
          Make administrator
        </Button>
      </Form>
      {typedEmail && <Dot state="active">Not added yet. Click “Make administrator”</Dot>}
      <Dialog
        open={Boolean(found)}
        onOpenChange={() => setAsked(undefined)}
        title={`Make ${found?.name} an administrator?`}
        description={`${found?.email}${found?.isCustomer ? ', who is also a customer with their own order or project,' : ''} will be able to see and change every order, customer, message and setting right away. We’ll tell them by email.`}
      >
        <Form method="post" onSubmit={() => setAsked(undefined)} className="flex flex-wrap justify-end gap-2.5">
          <HiddenFields fields={{ intent: 'grant', email: found?.email ?? '', sure: 'on' }} />
          <Button look="secondary" onClick={() => setAsked(undefined)}>
            Not now
          </Button>
          <Button type="submit">Make administrator</Button>
        </Form>
      </Dialog>
    </RuledSection>
  );
}
