import { data } from 'react-router';
import type { z } from 'zod';
import type { Result } from '../../../../base/result.ts';
import { addAddress, addCatchAll, removeAddress, renameSender } from '../../../../domain/email-addresses/email-addresses.ts';
import { attachMailbox, detachMailbox, removeMailbox, replaceMailbox, resendLink } from '../../../../domain/email-addresses/mailboxes.ts';
import { receivedDomain } from '../../../../domain/email-addresses/queries.ts';
import { addressSchemaAt, mailboxSchema, senderSchema, vacationSchema } from '../../../../domain/email-addresses/schema.ts';
import { setVacation } from '../../../../domain/email-addresses/vacation.ts';
import { isId } from '../../../../domain/ids.ts';
import { withinLimit } from '../../../../domain/limits/limits.ts';
import { meantEmail } from '../../../../domain/mails/email-spelling.ts';
import { shownName } from '../../../../domain/own-domains/name.ts';
import { type FieldErrors, fieldErrors } from '../../../forms/checked-form.ts';

/** What became of a form that was refused, with what was typed. */
export interface Refused {
  intent: string;
  addressId: string;
  mailboxId: string;
  errors: FieldErrors;
  typed: Record<string, string>;
  /** The mailbox that was probably meant, if the one that was typed was refused. */
  meant?: string;
}

interface Sent {
  ownerId: string;
  projectId: string;
  addressId: string;
  mailboxId: string;
  typed: Record<string, string>;
}

interface Change {
  make: (sent: Sent) => Promise<Result | { ok: false; errors: FieldErrors }>;
  /** What it says once it's made. */
  done: string;
  /** The IDs that it names beside the project's. */
  ids: ('addressId' | 'mailboxId')[];
  /** The field at which a refusal is shown, unless `fieldOf` has another one for its code. Without one, it's shown above the list. */
  field?: string;
  fieldOf?: Record<string, string>;
}

/** A change whose fields are checked first. */
function checked<Schema extends z.ZodType>(schema: Schema, make: (sent: Sent, typed: z.output<Schema>) => Promise<Result>): Change['make'] {
  return async (sent) => {
    const parsed = schema.safeParse(sent.typed);
    return parsed.success ? make(sent, parsed.data) : { ok: false, errors: fieldErrors(parsed.error) };
  };
}

const mailboxCodes = {
  'mailbox-ours': 'mailbox',
  'mailbox-unknown-ending': 'mailbox',
  'mailbox-misspelled': 'mailbox',
  'mailboxes-full': 'mailbox',
  wait: 'mailbox',
};

/** What a form of this screen may ask for. */
const changes: Record<string, Change> = {
  add: {
    make: async (sent) => {
      const domain = shownName((await receivedDomain(sent.projectId)) ?? '');
      return checked(addressSchemaAt(domain), ({ ownerId, projectId }, typed) => addAddress(ownerId, projectId, typed))(sent);
    },
    done: 'Address added.',
    ids: [],
    field: 'localPart',
    fieldOf: mailboxCodes,
  },
  sender: {
    make: checked(senderSchema, ({ ownerId, projectId, addressId }, { senderName }) =>
      renameSender(ownerId, projectId, addressId, senderName),
    ),
    done: 'Sender name changed.',
    ids: ['addressId'],
    field: 'senderName',
  },
  remove: {
    make: ({ ownerId, projectId, addressId }) => removeAddress(ownerId, projectId, addressId),
    done: 'Address removed.',
    ids: ['addressId'],
  },
  attach: {
    make: checked(mailboxSchema, ({ ownerId, projectId, addressId }, typed) => attachMailbox(ownerId, projectId, addressId, typed)),
    done: 'Mailbox added.',
    ids: ['addressId'],
    field: 'mailbox',
  },
  correct: {
    make: checked(mailboxSchema, ({ ownerId, projectId, mailboxId }, typed) => replaceMailbox(ownerId, projectId, mailboxId, typed)),
    done: 'Mailbox changed.',
    ids: ['addressId', 'mailboxId'],
    field: 'mailbox',
  },
  resend: {
    make: ({ ownerId, projectId, mailboxId }) => resendLink(ownerId, projectId, mailboxId),
    done: 'Link sent again.',
    ids: ['mailboxId'],
  },
  detach: {
    make: ({ ownerId, projectId, addressId, mailboxId }) => detachMailbox(ownerId, projectId, addressId, mailboxId),
    done: 'Mailbox removed from this address.',
    ids: ['addressId', 'mailboxId'],
  },
  'remove-mailbox': {
    make: ({ ownerId, projectId, mailboxId }) => removeMailbox(ownerId, projectId, mailboxId),
    done: 'Mailbox removed.',
    ids: ['mailboxId'],
  },
  vacation: {
    make: checked(vacationSchema, ({ ownerId, projectId, addressId }, typed) => setVacation(ownerId, projectId, addressId, typed)),
    done: 'Vacation answer saved.',
    ids: ['addressId'],
    field: 'text',
    fieldOf: { 'vacation-over': 'lastDay' },
  },
  'no-vacation': {
    make: ({ ownerId, projectId, addressId }) => setVacation(ownerId, projectId, addressId, null),
    done: 'Vacation answer turned off.',
    ids: ['addressId'],
  },
  'catch-all': {
    make: ({ ownerId, projectId }) => addCatchAll(ownerId, projectId),
    done: 'Catch-all turned on.',
    ids: [],
  },
  'no-catch-all': {
    make: ({ ownerId, projectId, addressId }) => removeAddress(ownerId, projectId, addressId),
    done: 'Catch-all turned off.',
    ids: ['addressId'],
  },
};

/** Makes a change to an owner's addresses and mailboxes. Returns what to say once it's made, or why it was refused. */
export async function changeAddresses(ownerId: string, fields: Record<string, string>): Promise<{ done: string } | Refused> {
  const { intent = '', projectId = '', addressId = '', mailboxId = '', ...typed } = fields;
  const change = Object.hasOwn(changes, intent) ? changes[intent] : undefined;
  const ids = { addressId, mailboxId };
  if (!change || !isId(projectId) || change.ids.some((name) => !isId(ids[name]))) throw data(null, { status: 404 });
  const limit = await withinLimit('emailAddress', ownerId);
  const made = limit.ok ? await change.make({ ownerId, projectId, addressId, mailboxId, typed }) : limit;
  if (made.ok) return { done: change.done };
  const errors = 'errors' in made ? made.errors : { [change.fieldOf?.[made.code] ?? change.field ?? '']: made.message };
  const meant = errors.mailbox && meantEmail(typed.mailbox?.trim().toLowerCase() ?? '');
  return { intent, addressId, mailboxId, errors, typed, ...(meant && { meant }) };
}
