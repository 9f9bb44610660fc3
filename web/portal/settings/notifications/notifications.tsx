import { data, Form, redirect } from 'react-router';
import { choicesOf, saveChoices } from '../../../../domain/notifications/choices.ts';
import { choicesSchema, eventGroups, eventKind } from '../../../../domain/notifications/schema.ts';
import { flashHeader } from '../../../cookies/flash.ts';
import { privateMeta } from '../../../meta/private-meta.ts';
import { viewerIn } from '../../../session/session.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { RuledSection } from '../../../ui/layout/ruled-section.tsx';
import type { Route } from './+types/notifications';
import { ChoicesTable } from './choices-table.tsx';

export const meta: Route.MetaFunction = () => privateMeta('Notifications');

export async function loader({ context }: Route.LoaderArgs) {
  const { user, isAdmin } = viewerIn(context);
  return { email: user.email, choices: await choicesOf(user.id, isAdmin) };
}

/** Saves the whole form, which a browser without script sends. With script, each switch saves its own row. */
export async function action({ request, context }: Route.ActionArgs) {
  const { user, isAdmin } = viewerIn(context);
  const form = await request.formData();
  const parsed = choicesSchema().safeParse({ listed: form.getAll('listed'), on: form.getAll('on') });
  if (!parsed.success) throw data('Something’s wrong with this form. Reload the page and try again.', { status: 400 });
  await saveChoices(user.id, isAdmin, parsed.data);
  return redirect('/portal/settings/notifications', { headers: { 'Set-Cookie': await flashHeader({ type: 'success', title: 'Saved' }) } });
}

/** Which events notify the user, in the app and by email. */
export default function Notifications({ loaderData }: Route.ComponentProps) {
  const { email, choices } = loaderData;
  const groups = (Object.keys(eventGroups) as (keyof typeof eventGroups)[])
    .map((group) => ({ group, rows: choices.filter(({ event }) => eventKind(event).group === group) }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <Form method="post" className="max-w-[46rem]">
      <p className="mb-6 text-ink-2">
        “In the app” means the bell at the top. Email goes to <span className="break-words">{email}</span>. Changes save automatically.
      </p>
      <div className="grid gap-9">
        {groups.map(({ group, rows }) => (
          <RuledSection key={group} title={eventGroups[group]}>
            <ChoicesTable caption={eventGroups[group]} rows={rows} />
          </RuledSection>
        ))}
      </div>
      <noscript>
        <Button type="submit" className="mt-6">
          Save
        </Button>
      </noscript>
    </Form>
  );
}
