import { data, redirect } from 'react-router';
import { brand } from '../../../../content/brand.ts';
import { changeName } from '../../../../domain/accounts/profile.ts';
import { nameSchema } from '../../../../domain/accounts/schema.ts';
import { fieldErrors, formText } from '../../../checked-form.ts';
import { flashHeader } from '../../../flash.ts';
import { viewerIn } from '../../../session.ts';
import { RuledSection } from '../../../ui/layout/ruled-section.tsx';
import type { Route } from './+types/profile';
import { NameForm } from './name-form.tsx';

export const meta: Route.MetaFunction = () => [{ title: `Profile | ${brand.name}` }, { name: 'robots', content: 'noindex' }];

export function loader({ context }: Route.LoaderArgs) {
  const { user } = viewerIn(context);
  return { firstName: user.first_name, lastName: user.last_name, email: user.email };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { user } = viewerIn(context);
  const { intent: _intent, ...fields } = formText(await request.formData());
  const parsed = nameSchema.safeParse(fields);
  if (!parsed.success) return data({ values: fields, errors: fieldErrors(parsed.error) }, { status: 422 });
  await changeName(user.id, parsed.data);
  return redirect('/portal/settings', { headers: { 'Set-Cookie': await flashHeader({ type: 'success', title: 'Name saved' }) } });
}

/** Who the person is to us. */
export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <RuledSection title="Your name">
      <NameForm {...loaderData} answer={actionData} />
    </RuledSection>
  );
}
