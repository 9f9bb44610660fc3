import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { Button } from '../../ui/controls/button.tsx';
import { RelativeTime } from '../../ui/controls/relative-time.tsx';
import { Cell, CellText, ColumnHead, Row, Table } from '../../ui/controls/table.tsx';
import { RuledSection } from '../../ui/layout/ruled-section.tsx';
import { type Trouble, troubles } from './mail-troubles.ts';

interface Props {
  bounced: { id: string; what: string; recipient: string; error: string | null; at: string }[];
  blocked: { address: string; why: string; detail: string; at: string }[];
  ignored: { id: string; sender: string; what: string; reason: string | null; at: string }[];
  /** The address that's being unblocked. */
  busyWith: string | undefined;
}

/** Emails that came back, addresses that we send nothing to, and emails that came in and were ignored, where there are any. */
export function Returned({ bounced, blocked, ignored, busyWith }: Props): ReactNode {
  return (
    <>
      {bounced.length > 0 && (
        <TroubleSection of="bounced">
          <Table caption="Emails that came back">
            <thead>
              <tr>
                <ColumnHead>Email</ColumnHead>
                <ColumnHead wide>Mail server response</ColumnHead>
                <ColumnHead end>Sent</ColumnHead>
              </tr>
            </thead>
            <tbody>
              {bounced.map(({ id, what, recipient, error, at }) => (
                <Row key={id}>
                  <Cell head className="wrap-anywhere">
                    <CellText note={recipient}>{what}</CellText>
                  </Cell>
                  <Cell wide className="wrap-anywhere">
                    {error ?? 'None'}
                  </Cell>
                  <Cell end className="whitespace-nowrap">
                    <RelativeTime at={at} />
                  </Cell>
                </Row>
              ))}
            </tbody>
          </Table>
        </TroubleSection>
      )}
      {blocked.length > 0 && (
        <TroubleSection of="blocked">
          <p className="pb-2 text-ui text-ink-2">If one works again, unblock it, and we’ll also send what it missed in the last 30 days.</p>
          <ul>
            {blocked.map(({ address, why, detail, at }) => (
              <li
                key={address}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-2.5 text-small"
              >
                <span className="min-w-0 flex-1 basis-60 wrap-anywhere">
                  <b className="font-semibold">{address}</b> {why}, <RelativeTime at={at} />
                  <span className="block text-micro text-ink-3">{detail}</span>
                </span>
                <Form method="post">
                  <input type="hidden" name="intent" value="unblock" />
                  <input type="hidden" name="address" value={address} />
                  <Button type="submit" size="small" aria-label={`Unblock ${address}`} busy={busyWith === address && 'Unblocking...'}>
                    Unblock
                  </Button>
                </Form>
              </li>
            ))}
          </ul>
        </TroubleSection>
      )}
      {ignored.length > 0 && (
        <TroubleSection of="ignored">
          <ul>
            {ignored.map(({ id, sender, what, reason, at }) => (
              <li key={id} className="flex items-baseline justify-between gap-4 border-b border-line py-2.5 text-small">
                <span className="min-w-0 wrap-anywhere">
                  <b className="font-semibold">{sender}</b> {what}
                  <span className="block text-ink-2">{reason}</span>
                </span>
                <RelativeTime at={at} className="shrink-0 text-ink-2" />
              </li>
            ))}
          </ul>
        </TroubleSection>
      )}
    </>
  );
}

/** A section about one kind of trouble, with what it is. */
export function TroubleSection({ of, children }: { of: Trouble; children: ReactNode }): ReactNode {
  return (
    <RuledSection title={troubles[of].title}>
      <p className="py-2 text-ui text-ink-2">{troubles[of].about}</p>
      {children}
    </RuledSection>
  );
}

/** The kinds of trouble that there's none of, and what they'd be. */
export function NoTrouble({ kinds }: { kinds: Trouble[] }): ReactNode {
  if (kinds.length === 0) return null;
  return (
    <RuledSection title="None of these right now">
      <dl>
        {kinds.map((kind) => (
          <div key={kind} className="grid gap-x-6 gap-y-1 border-b border-line py-2.5 text-ui sm:grid-cols-[16rem_minmax(0,1fr)]">
            <dt className="font-semibold">{troubles[kind].title}</dt>
            <dd className="text-ink-2">{troubles[kind].about}</dd>
          </div>
        ))}
      </dl>
    </RuledSection>
  );
}
