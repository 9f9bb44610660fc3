import type { Belongings, Person } from './people-at-the-door.ts';

/** A request with the owner's ids from someone else, which must change nothing of the owner's. */
interface Attack {
  name: string;
  /** 'POST' by default. */
  method?: 'DELETE';
  ask: (own: Belongings) => string;
  fields: (own: Belongings, others: Others) => Record<string, string>;
}
/** Ids of the other customer's own things, to nest the owner's in. */
export interface Others {
  projectId: string;
}

/** What another customer tries. The answer must be the one for ids that name nothing at all. */
export const attacks: Attack[] = [
  ...(['approve', 'restore', 'portfolio', 'go-back', 'undo'] as const).map((intent) => ({
    name: `${intent} at the owner's project`,
    ask: () => '/portal',
    fields: ({ projectId, versionId }: Belongings) => ({ intent, projectId, versionId, agreed: 'no', contentHash: 'x' }),
  })),
  ...(['approve', 'restore', 'go-back', 'undo'] as const).map((intent) => ({
    name: `${intent} with the owner's version under one's own project`,
    ask: () => '/portal',
    fields: ({ versionId }: Belongings, { projectId }: Others) => ({ intent, projectId, versionId, contentHash: 'x' }),
  })),
  {
    name: 'ask for an edit of the owner’s version',
    ask: () => '/portal',
    fields: ({ projectId, versionId }) => ({
      intent: 'ask',
      projectId,
      versionId,
      page: 'home',
      section: 'hero',
      place: 'Home',
      words: 'mine now',
    }),
  },
  {
    name: 'judge the owner’s request under one’s own project',
    ask: () => '/portal',
    fields: ({ requestId }, { projectId }) => ({ intent: 'judge', projectId, requestId, answer: 'accept' }),
  },
  {
    name: 'judge the owner’s request',
    ask: () => '/portal',
    fields: ({ requestId, projectId }) => ({ intent: 'judge', projectId, requestId, answer: 'accept' }),
  },
  ...['claim', 'check', 'email', 'address', 'remove'].map((intent) => ({
    name: `${intent} at the owner’s domain`,
    ask: () => '/portal/settings/domain',
    fields: ({ projectId }: Belongings) => ({
      intent,
      projectId,
      claimId: projectId,
      ...(intent === 'email' ? { email: 'mine@example.com' } : intent === 'address' ? { address: 'mine-now' } : { name: 'mine.localhost' }),
    }),
  })),
  ...['add', 'sender', 'remove', 'attach', 'resend', 'detach', 'remove-mailbox', 'vacation', 'no-vacation', 'catch-all'].map((intent) => ({
    name: `${intent} at the owner’s email`,
    ask: () => '/portal/settings/email',
    fields: ({ projectId, addressId, mailboxId }: Belongings) => ({
      intent,
      projectId,
      addressId,
      mailboxId,
      ...(intent === 'add' && { localPart: 'mine', senderName: 'Mine', mailbox: 'mine@example.com' }),
      ...(intent === 'sender' && { senderName: 'Mine' }),
      ...(intent === 'attach' && { mailbox: 'mine@example.com' }),
      ...(intent === 'vacation' && { firstDay: '2026-01-01', lastDay: '2999-01-01', text: 'mine now' }),
    }),
  })),
  ...['choose', 'check', 'email'].map((intent) => ({
    name: `${intent} at the records of the owner’s email`,
    ask: () => '/portal/settings/email/records',
    fields: ({ projectId }: Belongings) => ({ intent, projectId, provider: 'us', replaces: 'on', email: 'mine@example.com' }),
  })),
  {
    name: 'change the owner’s facts',
    ask: () => '/portal',
    fields: ({ projectId }) => ({ intent: 'facts', projectId, phone: '(555) 010-9999' }),
  },
  { name: 'change the owner’s pictures in the editor', ask: () => '/portal/editor/photos', fields: ({ projectId }) => ({ projectId }) },
  {
    name: 'change the owner’s site in the editor',
    ask: () => '/portal/editor/change',
    fields: ({ projectId, versionId }) => ({ projectId, change: JSON.stringify({ kind: 'undo', versionId }) }),
  },
  {
    name: 'change the owner’s site as an operator',
    ask: () => '/admin/editor/change',
    fields: ({ projectId }) => ({ projectId, change: JSON.stringify({ kind: 'lock', lock: 'look', isLocked: true, name: 'Look' }) }),
  },
  { name: 'change the owner’s pictures as an operator', ask: () => '/admin/editor/photos', fields: ({ projectId }) => ({ projectId }) },
  {
    name: 'unlock one’s own site',
    ask: () => '/portal/editor/change',
    fields: ({ projectId }) => ({ projectId, change: JSON.stringify({ kind: 'lock', lock: 'look', isLocked: false, name: 'Look' }) }),
  },
  {
    name: 'mark a step of the owner’s launch',
    ask: ({ projectId }) => `/portal/live?project=${projectId}`,
    fields: () => ({ step: 'cards', done: 'yes' }),
  },
  {
    name: 'do a part of a request at the owner’s site',
    ask: ({ projectId }) => `/portal/request?project=${projectId}`,
    fields: () => ({ intent: 'do', wish: JSON.stringify({ do: 'name', to: 'Mine' }) }),
  },
  { name: 'read the owner’s lead', ask: () => '/portal/leads', fields: ({ projectId, leadId }) => ({ projectId, leadId }) },
  {
    name: 'read the owner’s lead under one’s own project',
    ask: () => '/portal/leads',
    fields: ({ leadId }, { projectId }) => ({ projectId, leadId }),
  },
  {
    name: 'answer the owner’s lead',
    ask: ({ leadId }) => `/portal/leads/${leadId}`,
    fields: () => ({ intent: 'write', body: 'mine now' }),
  },
  {
    name: 'write into the owner’s conversation',
    ask: ({ projectId }) => `/portal/messages?project=${projectId}`,
    fields: () => ({ intent: 'write', body: 'mine now' }),
  },
  {
    name: 'make an edit of the owner’s message',
    ask: ({ projectId }) => `/portal/messages?project=${projectId}`,
    fields: ({ messageId, versionId }) => ({ intent: 'make-edit', messageId, versionId, where: 'home|hero', words: 'mine now' }),
  },
  {
    name: 'save into the owner’s brief',
    ask: () => '/onboarding/save',
    fields: ({ projectId }) => ({ project: projectId, path: 'business.name', value: '"Mine"' }),
  },
  {
    name: 'remove the owner’s upload',
    ask: () => '/onboarding/upload',
    fields: ({ projectId, leadId }) => ({ intent: 'remove', project: projectId, upload: leadId }),
  },
  {
    name: 'end the owner’s session',
    ask: () => '/portal/settings/security',
    fields: ({ sessionId }) => ({ intent: 'end', sessionId }),
  },
  {
    name: 'remove the owner’s passkey',
    ask: () => '/portal/settings/security/passkeys',
    fields: ({ passkeyId }) => ({ intent: 'remove', passkeyId }),
  },
  {
    name: 'remove the owner’s passkey by the call',
    method: 'DELETE',
    ask: ({ passkeyId }) => `/api/auth/factors/${passkeyId}`,
    fields: () => ({}),
  },
  {
    name: 'unlink the owner’s identity by the call',
    method: 'DELETE',
    ask: ({ identityId }) => `/api/auth/identities/${identityId}`,
    fields: () => ({}),
  },
  {
    name: 'read the owner’s notification',
    ask: () => '/api/notifications/read',
    fields: ({ notificationId }) => ({ which: notificationId }),
  },
  {
    name: 'cancel the owner’s service',
    ask: () => '/portal/settings/billing',
    fields: ({ projectId }) => ({ intent: 'cancel', projectId, project: projectId, reason: 'mine now' }),
  },
  {
    name: 'take back the owner’s money',
    ask: () => '/portal/settings/billing',
    fields: ({ projectId }) => ({ intent: 'refund', projectId, project: projectId, reason: 'mine now' }),
  },
  {
    name: 'pay the owner’s bill',
    ask: () => '/portal/settings/billing',
    fields: ({ projectId }) => ({ intent: 'pay-now', projectId }),
  },
  {
    name: 'give the owner’s plan another card',
    ask: () => '/portal/settings/billing',
    fields: ({ projectId }) => ({ intent: 'change-card', projectId }),
  },
  {
    name: 'rename someone else by naming them',
    ask: () => '/portal/settings',
    fields: ({ userId }) => ({ intent: 'name', firstName: 'Other', lastName: 'Person', userId, id: userId, role: 'admin' }),
  },
];

/** The people who must never read what is the owner's. Staff may, through /admin. */
export const strangers: readonly Person[] = ['visitor', 'unverified', 'other'];
