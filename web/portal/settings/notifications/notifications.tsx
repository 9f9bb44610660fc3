import { useRef, useState } from 'react';
import { data, Form } from 'react-router';
import { choicesOf, saveChoices } from '../../../../domain/notifications/choices.ts';
import { type Choice, choicesSchema, type EventKey, eventGroups, eventKind, type Place } from '../../../../domain/notifications/schema.ts';
import { redirectWithToast } from '../../../cookies/flash.ts';
import { privateMeta } from '../../../meta/private-meta.ts';
import { viewerIn } from '../../../session/session.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Switch } from '../../../ui/controls/switch.tsx';
import { Cell, ColumnHead, Row, Table } from '../../../ui/controls/table.tsx';
import { RuledSection } from '../../../ui/layout/ruled-section.tsx';
import type { Route } from './+types/notifications';

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
  return redirectWithToast('/portal/settings/notifications', { type: 'success', title: 'Saved' });
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

type Chosen = { event: EventKey } & Choice;

const places: { place: Place; label: string }[] = [
  { place: 'inApp', label: 'In the app' },
  { place: 'mail', label: 'By email' },
];

/** A group of events, each with a switch per channel. */
function ChoicesTable({ caption, rows }: { caption: string; rows: Chosen[] }) {
  return (
    <Table caption={caption} dense>
      <thead>
        <tr>
          <ColumnHead className="w-full">Event</ColumnHead>
          {places.map(({ place, label }) => (
            <ColumnHead key={place} className="whitespace-nowrap text-center">
              {label}
            </ColumnHead>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <ChoiceRow key={row.event} {...row} />
        ))}
      </tbody>
    </Table>
  );
}

function ChoiceRow(row: Chosen) {
  const { event } = row;
  const { label, why, ...kind } = eventKind(event);
  const { saving, save } = useSaveChoice(event);
  const cells = useRef<HTMLTableRowElement>(null);
  const saveRow = () => {
    const boxes = cells.current?.querySelectorAll<HTMLInputElement>('input[name=on]:checked') ?? [];
    save(Array.from(boxes, (box) => box.value));
  };
  return (
    <Row ref={cells}>
      <Cell head>
        <span className="text-ui font-[450]">{label}</span> <SaveState saving={saving} onRetry={saveRow} />
        {why && <span className="block pb-1.5 text-micro font-normal text-ink-2">{why}</span>}
        <input type="hidden" name="listed" value={event} />
      </Cell>
      {places.map(({ place, label: at }) => (
        <Cell key={place} className="text-center">
          {kind[place] === 'never' ? (
            <span className="text-ink-3">
              <span aria-hidden="true">–</span>
              <span className="sr-only">Not sent</span>
            </span>
          ) : (
            <Switch
              name="on"
              value={`${event}.${place}`}
              label={`${label}: ${at.toLowerCase()}`}
              defaultChecked={row[place]}
              disabled={kind[place] === 'always'}
              onChange={saveRow}
            />
          )}
        </Cell>
      ))}
    </Row>
  );
}

/** Says that a row is saved. Screen readers announce only failures. */
function SaveState({ saving, onRetry }: { saving: Saving; onRetry: () => void }) {
  if (saving === 'failed')
    return (
      <span role="alert" className="text-micro font-semibold text-danger">
        Not saved.{' '}
        <button type="button" className="link" onClick={onRetry}>
          Try again
        </button>
      </span>
    );
  return <output className="text-micro font-normal text-ink-2">{{ idle: '', saving: 'Saving…', saved: 'Saved' }[saving]}</output>;
}

type Saving = 'idle' | 'saving' | 'saved' | 'failed';

/** Saves an event's choices, one request after another, and returns the outcome of the last one. Doesn't reload the page. */
function useSaveChoice(event: string): { saving: Saving; save: (on: string[]) => void } {
  const [saving, setSaving] = useState<Saving>('idle');
  const last = useRef(Promise.resolve(true));
  const save = (on: string[]) => {
    setSaving('saving');
    const own = last.current.then(() => post(event, on));
    last.current = own;
    void own.then((saved) => last.current === own && setSaving(saved ? 'saved' : 'failed'));
  };
  return { saving, save };
}

async function post(event: string, on: string[]): Promise<boolean> {
  const form = new URLSearchParams([['listed', event], ...on.map((name) => ['on', name])]);
  return fetch('/api/notifications/choices', { method: 'POST', body: form, keepalive: true }).then(
    ({ ok }) => ok,
    () => false,
  );
}
