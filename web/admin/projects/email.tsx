import type { ReactNode } from 'react';
import { catchAll, type MailboxState } from '../../../domain/email-addresses/schema.ts';
import { DefinitionRows } from '../../ui/controls/definition-rows.tsx';
import { Dot } from '../../ui/drawings/dot.tsx';
import { RuledSection } from '../../ui/layout/ruled-section.tsx';
import type { ProjectData } from './project-data.ts';

const states: Record<MailboxState, string> = {
  verified: 'verified',
  unverified: 'not verified',
  bounced: 'blocked because email came back',
  complained: 'blocked because of a complaint',
};

/** The email of a project whose domain's email we receive. Only its owner changes it. */
export function Email({ data: { email } }: { data: ProjectData }): ReactNode {
  if (!email) return null;
  return (
    <RuledSection title="Email" aside={email.domain}>
      {email.addresses.length === 0 && <p className="py-2 text-small text-ink-2">No addresses yet.</p>}
      <ul>
        {email.addresses.map(({ id, localPart, senderName, mailboxes }) => (
          <li key={id} className="border-b border-line py-2 text-small wrap-anywhere">
            <b className="font-semibold">{localPart === catchAll ? 'Every other address' : `${localPart}@${email.domain}`}</b> {senderName}
            {mailboxes.length === 0 && <span className="block text-ink-2">No mailbox. It shows up in the portal only.</span>}
            {mailboxes.map((mailbox) => (
              <span key={mailbox.id} className="block">
                <Dot state={mailbox.state === 'verified' ? 'done' : mailbox.state === 'unverified' ? 'waiting' : 'late'}>
                  {mailbox.address}, {states[mailbox.state]}
                </Dot>
              </span>
            ))}
          </li>
        ))}
      </ul>
      <DefinitionRows
        rows={[
          { label: 'Last email in', value: email.lastIn ?? 'None yet' },
          { label: 'Last email out', value: email.lastOut ?? 'None yet' },
        ]}
      />
    </RuledSection>
  );
}
