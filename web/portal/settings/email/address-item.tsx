import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import {
  addressLimits,
  catchAll,
  mailboxSchema,
  type OwnAddress,
  senderSchema,
  vacationSchema,
} from '../../../../domain/email-addresses/schema.ts';
import { useCheckedForm } from '../../../forms/checked-form.ts';
import { Button, ButtonForm } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/controls/dialog.tsx';
import { Field, HiddenFields, Textarea, TextInput } from '../../../ui/controls/field.tsx';
import { Fold } from '../../../ui/controls/fold.tsx';
import type { Refused } from './address-action.ts';
import { shownAddress, vacationState, whereItGoes } from './address-words.ts';
import { MailboxField } from './mailbox-field.tsx';
import { MailboxRow } from './mailbox-row.tsx';

interface Props {
  projectId: string;
  domain: string;
  isReady: boolean;
  address: OwnAddress;
  today: string;
  /** IDs of mailboxes that several addresses have. */
  shared: ReadonlySet<string>;
  /** What became of a form of this address, if it was refused. */
  refused: Refused | undefined;
}

/** One address: where its email goes, and what can be changed about it. */
export function AddressItem(props: Props): ReactNode {
  const { projectId, domain, isReady, address, today, shared, refused } = props;
  const { id, localPart, senderName, mailboxes, vacation } = address;
  const isRest = localPart === catchAll;
  const shown = shownAddress(localPart, domain);
  const foldOf = (intent: string) => ({
    open: refused?.intent === intent,
    ...props,
    refused: refused?.intent === intent ? refused : undefined,
  });
  return (
    <li className="pt-3 pb-6 wrap-anywhere">
      <h3 className="ui-heading">{shown}</h3>
      <p className="mt-1 max-w-[65ch] text-ui text-ink-2">{whereItGoes(address, { domain, isReady })}</p>
      <ul className="mt-2 border-t border-line" aria-label={`Mailboxes of ${shown}`}>
        {mailboxes.map((mailbox) => (
          <MailboxRow
            key={mailbox.id}
            {...{ projectId, mailbox, address }}
            isShared={shared.has(mailbox.id)}
            refused={refused?.intent === 'correct' && refused.mailboxId === mailbox.id ? refused : undefined}
          />
        ))}
      </ul>
      <AddMailbox key={`mailboxes ${mailboxes.length}`} {...foldOf('attach')} />
      {!isRest && (
        <>
          <SenderName key={`sender ${senderName}`} {...foldOf('sender')} />
          <VacationAnswer key={`vacation ${JSON.stringify(vacation)}`} {...foldOf('vacation')} state={vacationState(vacation, today)} />
        </>
      )}
      <div className="mt-4">
        {isRest ? (
          <ButtonForm fields={{ intent: 'no-catch-all', projectId, addressId: id }} look="secondary" size="small">
            Turn off catch-all
          </ButtonForm>
        ) : (
          <Dialog
            title={`Remove ${shown}?`}
            description="From then on, email to it is refused, and its senders see that. Email that you have stays with your leads. You can add the address again at any time."
            trigger="Remove address"
            cancel="Keep address"
            actions={
              <ButtonForm fields={{ intent: 'remove', projectId, addressId: id }} look="danger" wide>
                Remove address
              </ButtonForm>
            }
          />
        )}
      </div>
    </li>
  );
}

type FoldProps = Props & { open: boolean };

/** Hidden fields of a form about an address, and whether it's on its way. */
function useFormOf(intent: string, { projectId, address }: FoldProps) {
  const sent = useNavigation().formData;
  const isBusy = sent?.get('intent') === intent && sent.get('addressId') === address.id;
  return { isBusy, hidden: <HiddenFields fields={{ intent, projectId, addressId: address.id }} /> };
}

const formClasses = 'grid max-w-xl justify-items-start gap-3 pt-1 pb-3';

function AddMailbox(props: FoldProps): ReactNode {
  const { open, refused } = props;
  const { errors, form } = useCheckedForm(mailboxSchema, refused?.errors, ['mailbox']);
  const { isBusy, hidden } = useFormOf('attach', props);
  return (
    <Fold summary="Add a mailbox" open={open}>
      <Form method="post" className={formClasses} {...form}>
        {hidden}
        <MailboxField
          hint="Yours or an employee’s. We email a link there that says who asks. They get email once they agree."
          error={errors.mailbox}
          refused={refused}
        />
        <Button type="submit" look="secondary" size="small" busy={isBusy && 'Adding...'}>
          Add mailbox
        </Button>
      </Form>
    </Fold>
  );
}

function SenderName(props: FoldProps): ReactNode {
  const { open, refused, address } = props;
  const { errors, form } = useCheckedForm(senderSchema, refused?.errors, ['senderName']);
  const { isBusy, hidden } = useFormOf('sender', props);
  return (
    <Fold summary={`Sender name: ${address.senderName}`} open={open}>
      <Form method="post" className={formClasses} {...form}>
        {hidden}
        <Field label="Sender name" hint="Customers see it beside the address." error={errors.senderName} className="w-full">
          <TextInput
            name="senderName"
            limit={addressLimits.senderName}
            autoComplete="off"
            defaultValue={refused?.typed.senderName ?? address.senderName}
          />
        </Field>
        <Button type="submit" look="secondary" size="small" busy={isBusy && 'Saving...'}>
          Save sender name
        </Button>
      </Form>
    </Fold>
  );
}

function VacationAnswer({ state, ...props }: FoldProps & { state: string }): ReactNode {
  const { open, refused, address, projectId, today } = props;
  const { errors, form } = useCheckedForm(vacationSchema, refused?.errors, ['firstDay', 'lastDay', 'text']);
  const { isBusy, hidden } = useFormOf('vacation', props);
  const values = refused?.typed ?? { ...address.vacation };
  return (
    <Fold summary={`Vacation answer: ${state}`} open={open}>
      <p className="max-w-[65ch] text-small text-ink-2">
        Everyone who writes gets it, up to once a week. Newsletters and other automatic email don’t.
      </p>
      <Form method="post" className={formClasses} {...form}>
        {hidden}
        <div className="grid w-full gap-3 sm:grid-cols-2">
          <Field label="First day" error={errors.firstDay}>
            <TextInput name="firstDay" type="date" defaultValue={values.firstDay} />
          </Field>
          <Field label="Last day" error={errors.lastDay}>
            <TextInput name="lastDay" type="date" min={today} defaultValue={values.lastDay} />
          </Field>
        </div>
        <Field label="Answer" hint="Say when you’ll be back, and whom to call if it can’t wait." error={errors.text} className="w-full">
          <Textarea name="text" limit={addressLimits.vacation} defaultValue={values.text} />
        </Field>
        <Button type="submit" look="secondary" size="small" busy={isBusy && 'Saving...'}>
          Save vacation answer
        </Button>
      </Form>
      {address.vacation && (
        <ButtonForm fields={{ intent: 'no-vacation', projectId, addressId: address.id }} look="secondary" size="small" className="pb-3">
          Turn off vacation answer
        </ButtonForm>
      )}
    </Fold>
  );
}
