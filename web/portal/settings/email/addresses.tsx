import { type ReactNode, useMemo } from 'react';
import { Form, useNavigation } from 'react-router';
import {
  addressLimits,
  addressSchemaAt,
  catchAll,
  mostAddresses,
  type OwnAddress,
  typedLocalPart,
} from '../../../../domain/email-addresses/schema.ts';
import { useCheckedForm } from '../../../forms/checked-form.ts';
import { Button, ButtonForm } from '../../../ui/controls/button.tsx';
import { Field, HiddenFields, TextInput } from '../../../ui/controls/field.tsx';
import { Notice } from '../../../ui/controls/notice.tsx';
import { RuledSection } from '../../../ui/layout/ruled-section.tsx';
import type { Refused } from './address-action.ts';
import { AddressItem } from './address-item.tsx';
import { onceRight } from './address-words.ts';
import { MailboxField } from './mailbox-field.tsx';

/** What the screen shows of a site whose email we receive. */
export interface ReceivingSite {
  projectId: string;
  siteName: string;
  domain: string;
  /** Whether the records for email are right, so it arrives. */
  isReady: boolean;
  addresses: OwnAddress[];
  /** By the calendar of the business. */
  today: string;
  /** The owner's own email. Empty if it can't be a mailbox here. */
  ownEmail: string;
}

interface Props extends ReceivingSite {
  refused: Refused | undefined;
}

/** A site's addresses, each with its mailboxes, and the forms that add one. */
export function Addresses({ refused, ...site }: Props): ReactNode {
  const { projectId, domain, isReady, addresses } = site;
  const listed = addresses.filter(({ localPart }) => localPart !== catchAll);
  const rest = addresses.find(({ localPart }) => localPart === catchAll);
  const used = addresses.flatMap(({ mailboxes }) => mailboxes.map(({ id }) => id));
  const shared = new Set(used.filter((id, place) => used.indexOf(id) !== place));
  const trouble = refused && (refused.errors[''] ?? (hasForm(refused, site) ? undefined : Object.values(refused.errors)[0]));
  const itemOf = (address: OwnAddress) => (
    <AddressItem
      key={address.id}
      {...{ projectId, domain, isReady, address, shared }}
      today={site.today}
      refused={refused?.addressId === address.id ? refused : undefined}
    />
  );
  return (
    <>
      <RuledSection title="Addresses" aside={`${listed.length} of ${mostAddresses}`}>
        {trouble && (
          <Notice state="late" title="That didn’t work" className="my-3">
            {trouble}
          </Notice>
        )}
        {listed.length === 0 && (site.ownEmail ? <First {...site} /> : <p className="py-2 text-ui text-ink-2">Add your first address.</p>)}
        <ul>{listed.map(itemOf)}</ul>
      </RuledSection>
      {listed.length < mostAddresses && (
        <AddAddress key={addresses.length} {...site} refused={refused?.intent === 'add' ? refused : undefined} />
      )}
      {(listed.length > 0 || rest) && (
        <RuledSection title="Everything else">{rest ? <ul>{itemOf(rest)}</ul> : <CatchAll {...site} />}</RuledSection>
      )}
    </>
  );
}

/** Whether the form that was refused is still on the page. Another tab may have removed its address, or added the last one. */
function hasForm({ intent, addressId, mailboxId }: Refused, { addresses }: ReceivingSite): boolean {
  if (intent === 'add') return addresses.filter(({ localPart }) => localPart !== catchAll).length < mostAddresses;
  const address = addresses.find(({ id }) => id === addressId);
  return intent === 'correct' ? Boolean(address?.mailboxes.some(({ id }) => id === mailboxId)) : Boolean(address);
}

/** The first address in one click, to the mailbox that the owner has with us. */
function First({ projectId, siteName, domain, isReady, ownEmail }: ReceivingSite): ReactNode {
  const busy = useNavigation().formData?.get('intent') === 'add';
  return (
    <div className="grid justify-items-start gap-3 py-2">
      <p className="max-w-[65ch] text-ui text-ink-2 wrap-anywhere">
        Most businesses start with info@{domain}. {onceRight(isReady, `Email to it goes to ${ownEmail}.`)} Answer from there, and customers
        see info@{domain}.
      </p>
      <ButtonForm
        fields={{ intent: 'add', projectId, localPart: 'info', senderName: siteName.slice(0, addressLimits.senderName), mailbox: ownEmail }}
        busy={busy && 'Setting up...'}
      >
        Set up info@{domain}
      </ButtonForm>
    </div>
  );
}

function AddAddress({ projectId, siteName, domain, ownEmail, refused }: Props): ReactNode {
  const schema = useMemo(() => addressSchemaAt(domain), [domain]);
  const { errors, form } = useCheckedForm(schema, refused?.errors, ['localPart', 'senderName', 'mailbox']);
  const busy = useNavigation().formData?.get('intent') === 'add';
  return (
    <RuledSection title="Add an address">
      <Form method="post" className="grid max-w-xl justify-items-start gap-4 pt-1 *:w-full" {...form}>
        <HiddenFields fields={{ intent: 'add', projectId }} />
        <Field
          label="Address"
          hint={
            <>
              Ends with <span className="wrap-anywhere">@{domain}</span>
            </>
          }
          error={errors.localPart}
        >
          <TextInput
            name="localPart"
            limit={addressLimits.localPart}
            counted={(typed) => typedLocalPart(typed, domain)}
            autoCapitalize="none"
            autoCorrect="off"
            autoComplete="off"
            spellCheck={false}
            placeholder="jobs"
            defaultValue={refused?.typed.localPart}
          />
        </Field>
        <Field label="Sender name" hint="Customers see it beside the address." error={errors.senderName}>
          <TextInput
            name="senderName"
            limit={addressLimits.senderName}
            autoComplete="off"
            defaultValue={refused?.typed.senderName ?? siteName}
          />
        </Field>
        <MailboxField
          hint="Where its email goes, such as a Gmail address. We email a link there first, unless it’s your own email here."
          error={errors.mailbox}
          refused={refused}
          value={ownEmail}
        />
        <Button type="submit" look="secondary" busy={busy && 'Adding...'} className="w-fit!">
          Add address
        </Button>
      </Form>
    </RuledSection>
  );
}

/** What happens to email to any other name at the domain, while the catch-all is off. */
function CatchAll({ projectId, domain, isReady }: ReceivingSite): ReactNode {
  const busy = useNavigation().formData?.get('intent') === 'catch-all';
  return (
    <div className="grid justify-items-start gap-3 py-2">
      <p className="max-w-[65ch] text-ui text-ink-2 wrap-anywhere">
        {onceRight(isReady, `Email to any other address at ${domain}, such as a misspelled one, is refused, and its sender sees that.`)}{' '}
        With a catch-all, you’d get it, too. Expect much more spam, because spammers try every name they can think of.
      </p>
      <ButtonForm fields={{ intent: 'catch-all', projectId }} look="secondary" size="small" busy={busy && 'Turning on...'}>
        Turn on catch-all
      </ButtonForm>
    </div>
  );
}
