import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { type MailboxState, mailboxLinkDays, mailboxSchema, type OwnAddress } from '../../../../domain/email-addresses/schema.ts';
import { useCheckedForm } from '../../../forms/checked-form.ts';
import { Button, ButtonForm } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/controls/dialog.tsx';
import { HiddenFields } from '../../../ui/controls/field.tsx';
import { Fold } from '../../../ui/controls/fold.tsx';
import { Dot, type DotState } from '../../../ui/drawings/dot.tsx';
import type { Refused } from './address-action.ts';
import { MailboxField } from './mailbox-field.tsx';

interface Props {
  projectId: string;
  address: OwnAddress;
  mailbox: OwnAddress['mailboxes'][number];
  /** Whether other addresses have it, too. */
  isShared: boolean;
  /** What became of its correction, if it was refused. */
  refused: Refused | undefined;
}

const dots: Record<MailboxState, DotState> = { verified: 'done', unverified: 'waiting', bounced: 'late', complained: 'late' };
const words: Record<MailboxState, string> = {
  verified: 'Verified',
  unverified: `Not verified yet. We emailed a link, which works for ${mailboxLinkDays} days`,
  bounced: 'Email to it came back, so we no longer send there. Check the address. If the mailbox works again, message us',
  complained: 'Our email was marked as spam there, so we no longer pass any on. If that was a mistake, message us',
};

/** A mailbox of an address: whether email reaches it, its correction and its removal. */
export function MailboxRow({ projectId, address, mailbox, isShared, refused }: Props): ReactNode {
  const sent = useNavigation().formData;
  const isSending = sent?.get('intent') === 'resend' && sent.get('mailboxId') === mailbox.id;
  const fields = { projectId, addressId: address.id, mailboxId: mailbox.id };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-2.5 text-ui">
      <span className="mr-auto min-w-0">
        {mailbox.address}
        <span className="block text-small">
          <Dot state={dots[mailbox.state]}>{words[mailbox.state]}</Dot>
        </span>
      </span>
      {mailbox.state === 'unverified' && (
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
      {(mailbox.state === 'unverified' || mailbox.state === 'bounced') && <Correction {...{ fields, mailbox, refused }} />}
    </li>
  );
}

/** Another spelling for a mailbox that email didn't reach yet. */
function Correction({ fields, mailbox, refused }: Pick<Props, 'mailbox' | 'refused'> & { fields: Record<string, string> }): ReactNode {
  const { errors, form } = useCheckedForm(mailboxSchema, refused?.errors, ['mailbox']);
  const sent = useNavigation().formData;
  const isBusy = sent?.get('intent') === 'correct' && sent.get('mailboxId') === mailbox.id;
  return (
    <div className="-mb-2.5 w-full *:border-b-0">
      <Fold summary="Misspelled? Correct the mailbox" open={Boolean(refused)}>
        <Form method="post" className="grid max-w-xl justify-items-start gap-3 pt-1 pb-3" {...form}>
          <HiddenFields fields={{ intent: 'correct', ...fields }} />
          <MailboxField
            hint="We’ll email a link to the new mailbox. The link we sent before will no longer work."
            error={errors.mailbox}
            refused={refused}
            value={mailbox.address}
          />
          <Button type="submit" look="secondary" size="small" busy={isBusy && 'Saving...'}>
            Save mailbox
          </Button>
        </Form>
      </Fold>
    </div>
  );
}
