import { type FormEvent, useState } from 'react';
import { data, Form, redirect, useNavigation } from 'react-router';
import { makeCode } from '../../../domain/discounts/making.ts';
import { readSettings } from '../../../domain/settings/settings.ts';
import { flashHeader } from '../../cookies/flash.ts';
import { fieldErrors, formText, useCheckedForm } from '../../forms/checked-form.ts';
import { privateMeta } from '../../meta/private-meta.ts';
import { forgetTyped, requireRecentAuth, typedBefore } from '../../session/recent-auth.ts';
import { viewerIn } from '../../session/session.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field, FieldGroup, TextInput } from '../../ui/controls/field.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { RadioCards } from '../../ui/controls/radio-cards.tsx';
import { Dot } from '../../ui/drawings/dot.tsx';
import { RuledSection } from '../../ui/layout/ruled-section.tsx';
import type { Route } from './+types/new-code';
import { CodeLimits } from './code-limits.tsx';
import { newCodeSchema, wholePriceHint } from './new-code-check.ts';

export const meta: Route.MetaFunction = () => privateMeta('New code');

const names = ['code', 'kind', 'value', 'maxUses', 'lastDay', 'oncePerCustomer', 'note'];

export async function loader({ request }: Route.LoaderArgs) {
  const { setupCents } = await readSettings();
  return { typed: await typedBefore(request), setupCents };
}

/** Creates a code. Needs a recent login, because codes cost money. */
export async function action({ request, context }: Route.ActionArgs) {
  const fields = formText(await request.formData());
  const typed = Object.fromEntries(names.map((name) => [name, fields[name] ?? '']));
  const parsed = newCodeSchema.safeParse(typed);
  if (!parsed.success) return data({ errors: fieldErrors(parsed.error), typed }, { status: 422 });
  await requireRecentAuth(request, typed);
  const made = await makeCode(parsed.data, `admin:${viewerIn(context).user.id}`);
  if (!made.ok) return data({ errors: { [made.field]: made.message }, typed }, { status: 422 });
  const headers = new Headers({ 'Set-Cookie': await flashHeader({ type: 'success', title: `${made.code} is ready to use.` }) });
  headers.append('Set-Cookie', await forgetTyped());
  return redirect(`/admin/settings/codes/${made.id}`, { headers });
}

const kinds = [
  { value: 'percent', label: 'A percentage' },
  { value: 'amount', label: 'An amount' },
];

export default function NewCode({ loaderData, actionData }: Route.ComponentProps) {
  const waiting = Boolean(loaderData.typed.kind);
  const values: Record<string, string> = { kind: 'percent', oncePerCustomer: 'on', ...loaderData.typed, ...actionData?.typed };
  const { errors, form } = useCheckedForm(newCodeSchema, actionData?.errors, names);
  const busy = useNavigation().state === 'submitting';
  const [hint, setHint] = useState(wholePriceHint(values, loaderData.setupCents));
  const onChange = (event: FormEvent<HTMLFormElement>) =>
    setHint(wholePriceHint(formText(new FormData(event.currentTarget)), loaderData.setupCents));
  return (
    <div className="max-w-3xl">
      <p className="mb-6 text-ui">
        <Link to="/admin/settings/codes">All codes</Link>
      </p>
      <RuledSection title="New discount code">
        <Form method="post" className="mt-3 grid gap-5" {...form} onChange={onChange}>
          <Field label="Code" optional hint="What buyers type. Leave empty and we’ll create one that can’t be guessed" error={errors.code}>
            <TextInput
              name="code"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={40}
              defaultValue={values.code}
              className="max-w-80"
            />
          </Field>
          <FieldGroup label="Discount on the setup price" error={errors.kind}>
            <RadioCards name="kind" options={kinds} defaultValue={values.kind} columns={2} />
          </FieldGroup>
          <Field
            label="Amount"
            hint="For example, 20 for a percentage or 49.50 for dollars. You can’t change this later, only create another code"
            error={errors.value}
          >
            <TextInput name="value" inputMode="decimal" autoComplete="off" limit={12} defaultValue={values.value} className="max-w-40" />
            <p aria-live="polite" className="text-small font-semibold empty:hidden">
              {hint}
            </p>
          </Field>
          <CodeLimits values={values} errors={errors} />
          <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button type="submit" busy={busy && 'Saving...'}>
              Create code
            </Button>
            {waiting && !actionData && <Dot state="active">Not created yet. Click “Create code”</Dot>}
          </div>
        </Form>
      </RuledSection>
    </div>
  );
}
