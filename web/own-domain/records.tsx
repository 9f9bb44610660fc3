import type { ReactNode } from 'react';
import { registrarOf } from '../../content/registrars.ts';
import type { RecordToSet } from '../../domain/own-domains/schema.ts';
import { CopyButton } from '../ui/controls/copy-button.tsx';
import { Dot, type DotState } from '../ui/drawings/dot.tsx';

const states: Record<NonNullable<RecordToSet['state']>, { label: string; state: DotState }> = {
  right: { label: 'Right', state: 'done' },
  missing: { label: 'Not there yet', state: 'waiting' },
  wrong: { label: 'Wrong', state: 'late' },
  unasked: { label: 'No answer', state: 'waiting' },
};

interface Props<Wanted extends RecordToSet> {
  records: Wanted[];
  name: string;
  nameServers: string[];
  /** What a record is for, and what to do about it. */
  about?: (record: Wanted) => ReactNode;
}

/** The records to set, each with copy buttons and its live state, and where to set them. */
export function Records<Wanted extends RecordToSet>({ records, name, nameServers, about }: Props<Wanted>): ReactNode {
  const registrar = registrarOf(nameServers);
  return (
    <>
      <ul className="@container mt-5 border-t-[1.5px] border-ink">
        {records.map((record) => (
          <li
            key={`${record.kind} ${record.name} ${record.value}`}
            className="grid gap-x-6 gap-y-2 border-b border-line py-4 @2xl:grid-cols-[5rem_minmax(0,1fr)_9rem]"
          >
            <p className="font-semibold text-ui">{record.kind}</p>
            <div className="grid min-w-0 gap-2 text-ui">
              {about?.(record)}
              <dl className="grid min-w-0 gap-2">
                <Part term="Name" value={record.label} note={record.label === '@' ? 'the domain itself; some forms want it empty' : ''} />
                {valuesOf(record).map(([term, value]) => (
                  <Part key={term} term={term} value={value} />
                ))}
                {record.state === 'wrong' && record.instead && record.instead.length > 0 && (
                  <div className="text-small">
                    <dt className="inline text-ink-2">There now: </dt>
                    <dd className="inline wrap-anywhere">{record.instead.join(', ')}</dd>
                  </div>
                )}
              </dl>
            </div>
            <p className="text-small @2xl:text-right" aria-live="polite">
              {record.state ? <Dot state={states[record.state].state}>{states[record.state].label}</Dot> : 'Not checked yet'}
            </p>
          </li>
        ))}
      </ul>
      {nameServers.length > 0 && (
        <p className="mt-3 text-small text-ink-2 wrap-anywhere">
          The DNS of {name} is at {registrar ? `${registrar.name} (${nameServers.join(', ')})` : nameServers.join(', ')}. Set the records
          there, even if the name was bought elsewhere.
        </p>
      )}
      {registrar && <p className="mt-2 text-ui">{registrar.guide}</p>}
    </>
  );
}

/** The fields of a provider's form for a record, with what goes into each. */
function valuesOf({ kind, value }: RecordToSet): [term: string, value: string][] {
  if (kind !== 'MX') return [[kind === 'TXT' ? 'Text' : kind === 'CNAME' ? 'Leads to' : 'Address', value]];
  const [priority = '', host = ''] = value.split(' ');
  return [
    ['Priority', priority],
    ['Mail server', host],
  ];
}

function Part({ term, value, note = '' }: { term: string; value: string; note?: string }): ReactNode {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <dt className="w-20 shrink-0 text-small text-ink-2">{term}</dt>
      <dd className="min-w-0 flex-1 basis-40 wrap-anywhere">
        <code className="font-mono text-small">{value}</code>
        {note && <span className="ml-2 text-small text-ink-2">({note})</span>}
      </dd>
      <dd>
        <CopyButton text={value} label="Copy" look="quiet" />
      </dd>
    </div>
  );
}
