import { z } from 'zod';

/** Why staff do something that is not easily undone. */
export const reasonSchema = z.string().trim().min(3, 'Say why, at least 3 characters').max(200, 'At most 200 characters');

/** Filters of the log of what staff did, by what it was done to. */
export const auditFilters = ['all', 'orders', 'projects', 'people', 'messages', 'settings'] as const;
export type AuditFilter = (typeof auditFilters)[number];

/** What each action is called at the desk. */
export const auditActions: Record<string, string> = {
  'order.awaiting_payment': 'Order placed',
  'order.paid': 'Order marked as paid',
  'order.expired': 'Order ended as expired',
  'order.cancelled': 'Order canceled',
  'order.partly_refunded': 'Part of an order refunded',
  'order.refunded': 'Order refunded',
  'order.payment-link': 'Payment link sent',
  'order.refund': 'Refund asked for',
  'order.refund-sent': 'Refund sent by bank',
  'order.refund-off': 'Refund by bank called off',
  'plan.try': 'Card tried by hand',
  'plan.bank-payment': 'Monthly bill paid by bank',
  'project.draft': 'Version sent to the customer',
  'project.version': 'Version made',
  'project.publication': 'Version put live',
  'project.approval': 'Version approved',
  'project.edit-request': 'Edit request',
  'project.gate': 'Quality check',
  'project.brief': 'Brief',
  'project.payment': 'Payment',
  'project.schedule': 'Start day',
  'project.deadline': 'Deadline',
  'project.suspension': 'Site suspended',
  'project.cancellation': 'Cancellation',
  'project.refund': 'Project ended by a refund',
  'project.restoration': 'Site restored',
  'project.archiving': 'Site archived',
  'setting.change': 'Setting changed',
  'code.make': 'Discount code made',
  'code.change': 'Discount code changed',
  'code.off': 'Discount code taken out of use',
  'code.on': 'Discount code put back in use',
  'role.grant': 'Administrator made',
  'role.revoke': 'Administrator removed',
  'account.sign-out': 'Signed out everywhere',
  'account.verification': 'Verification sent again',
  'account.delete': 'Account deleted',
  'message.answer': 'Message answered',
  'message.no-answer': 'Message needs no answer',
  'message.waits-again': 'Message waits again',
  'call.answer': 'Call arranged',
  'booking.book': 'Call booked',
  'booking.move': 'Call moved',
  'booking.cancel': 'Call canceled',
  'closed-day.add': 'Day closed',
  'closed-day.remove': 'Day opened again',
  'payments.reconcile': 'Books compared and repaired',
  'mail.test': 'Test mail',
};
