import { useRef, useState } from 'react';
import { type Choice, type EventKey, eventKind, type Place } from '../../../../domain/notifications/schema.ts';
import { Switch } from '../../../ui/controls/switch.tsx';
import { Cell, ColumnHead, Row, Table } from '../../../ui/controls/table.tsx';

type Chosen = { event: EventKey } & Choice;

const places: { place: Place; label: string }[] = [
  { place: 'inApp', label: 'In the app' },
  { place: 'mail', label: 'By email' },
];

/** A group of events, each with a switch per channel. */
export function ChoicesTable({ caption, rows }: { caption: string; rows: Chosen[] }) {
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
