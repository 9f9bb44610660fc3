import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { mailboxLinkDays, type OwnAddress } from '../../../../domain/email-addresses/schema.ts';
import { ButtonForm } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/controls/dialog.tsx';
import { Dot } from '../../../ui/drawings/dot.tsx';

interface Props {
  projectId: string;
  address: OwnAddress;
  mailbox: OwnAddress['mailboxes'][number];
  /** Whether other addresses have it, too. */
  isShared: boolean;
}

/** A mailbox of an address: whether it's verified, and its removal. */
export function MailboxRow({ projectId, address, mailbox, isShared }: Props): ReactNode {
  const sent = useNavigation().formData;
  const isSending = sent?.get('intent') === 'resend' && sent.get('mailboxId') === mailbox.id;
  const fields = { projectId, addressId: address.id, mailboxId: mailbox.id };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-2.5 text-ui">
      <span className="mr-auto min-w-0">
        {mailbox.address}
        <span className="block text-small">
          {mailbox.isVerified ? (
            <Dot state="done">Verified</Dot>
          ) : (
            <Dot state="waiting">Not verified yet. We emailed a link, which works for {mailboxLinkDays} days</Dot>
          )}
        </span>
      </span>
      {!mailbox.isVerified && (
        <ButtonForm fields={{ intent: 'resend', ...fields }} look="secondary" size="small" busy={isSending && 'Sending...'}>
          Send link again
        </ButtonForm>
      )}
      <Dialog
        title={`Remove ${mailbox.address}?`}
        description="It gets no more email from here, and answers from it no longer reach customers. Email that it has stays there."
        trigger="Remove mailbox"
        cancel="Keep mailbox"
        actions={
          <>
            {isShared && (
              <ButtonForm fields={{ intent: 'remove-mailbox', ...fields }} look="danger" wide>
                Remove from all addresses
              </ButtonForm>
            )}
            <ButtonForm fields={{ intent: 'detach', ...fields }} look="danger" wide>
              {isShared ? 'Remove from this one' : 'Remove mailbox'}
            </ButtonForm>
          </>
        }
      />
    </li>
  );
}
