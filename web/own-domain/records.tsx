import type { ReactNode } from 'react';
import { registrarOf } from '../../content/registrars.ts';
import type { WantedRecord } from '../../domain/own-domains/schema.ts';
import { CopyButton } from '../ui/controls/copy-button.tsx';
import { Dot, type DotState } from '../ui/drawings/dot.tsx';

const states: Record<NonNullable<WantedRecord['state']>, { label: string; state: DotState }> = {
  right: { label: 'Right', state: 'done' },
  missing: { label: 'Not there yet', state: 'waiting' },
  wrong: { label: 'Wrong', state: 'late' },
  unasked: { label: 'No answer', state: 'waiting' },
};

/** The records to set, each with copy buttons and its live state, and where to set them. */
export function Records({ records, name, nameServers }: { records: WantedRecord[]; name: string; nameServers: string[] }): ReactNode {
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
            <dl className="grid min-w-0 gap-2 text-ui">
              <Part
                term="Name"
                value={record.label}
                copied={record.label}
                note={record.label === '@' ? 'the domain itself; some forms want it empty' : ''}
              />
              <Part
                term={record.kind === 'TXT' ? 'Text' : record.kind === 'CNAME' ? 'Leads to' : 'Address'}
                value={record.value}
                copied={record.value}
              />
              {record.state === 'wrong' && record.instead && record.instead.length > 0 && (
                <div className="text-small">
                  <dt className="inline text-ink-2">There now: </dt>
                  <dd className="inline wrap-anywhere">{record.instead.join(', ')}</dd>
                </div>
              )}
            </dl>
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

function Part({ term, value, copied, note = '' }: { term: string; value: string; copied: string; note?: string }): ReactNode {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <dt className="w-20 shrink-0 text-small text-ink-2">{term}</dt>
      <dd className="min-w-0 flex-1 basis-40 wrap-anywhere">
        <code className="font-mono text-small">{value}</code>
        {note && <span className="ml-2 text-small text-ink-2">({note})</span>}
      </dd>
      <dd>
        <CopyButton text={copied} label="Copy" look="quiet" />
      </dd>
    </div>
  );
}
