/** Every email by its template name, loaded when it's rendered. A new email is a file in this folder and a line here. */
export const templates = {
  'account-deleted': () => import('./account-deleted.tsx'),
  'bill-due': () => import('./bill-due.tsx'),
  'bill-failed': () => import('./bill-failed.tsx'),
  'bill-paid': () => import('./bill-paid.tsx'),
  'booking-staff': () => import('./booking-staff.tsx'),
  booking: () => import('./booking.tsx'),
  'brief-reminder': () => import('./brief-reminder.tsx'),
  'card-notice': () => import('./card-notice.tsx'),
  'contact-copy': () => import('./contact-copy.tsx'),
  'contact-received': () => import('./contact-received.tsx'),
  'deadline-missed': () => import('./deadline-missed.tsx'),
  'discount-code': () => import('./discount-code.tsx'),
  'domain-records': () => import('./domain-records.tsx'),
  'draft-ready': () => import('./draft-ready.tsx'),
  'edit-done': () => import('./edit-done.tsx'),
  'form-pause': () => import('./form-pause.tsx'),
  'lead-digest': () => import('./lead-digest.tsx'),
  'lead-received': () => import('./lead-received.tsx'),
  'login-code': () => import('./login-code.tsx'),
  'mailbox-verify': () => import('./mailbox-verify.tsx'),
  'message-answer': () => import('./message-answer.tsx'),
  'message-received': () => import('./message-received.tsx'),
  'new-email': () => import('./new-email.tsx'),
  'order-invoice': () => import('./order-invoice.tsx'),
  'order-paid': () => import('./order-paid.tsx'),
  'payment-failed': () => import('./payment-failed.tsx'),
  'payment-link': () => import('./payment-link.tsx'),
  'payment-surplus': () => import('./payment-surplus.tsx'),
  'plan-change': () => import('./plan-change.tsx'),
  refund: () => import('./refund.tsx'),
  'reset-password': () => import('./reset-password.tsx'),
  'security-notice': () => import('./security-notice.tsx'),
  'service-change': () => import('./service-change.tsx'),
  'site-approved': () => import('./site-approved.tsx'),
  'site-live': () => import('./site-live.tsx'),
  'staff-notice': () => import('./staff-notice.tsx'),
  'domain-news': () => import('./domain-news.tsx'),
  suspension: () => import('./suspension.tsx'),
  'verify-email': () => import('./verify-email.tsx'),
  welcome: () => import('./welcome.tsx'),
};

export type MailTemplate = keyof typeof templates;

type Module<Template extends MailTemplate> = Awaited<ReturnType<(typeof templates)[Template]>>;

/** The props of every email, as its component declares them. */
export type MailProps = { [Template in MailTemplate]: Parameters<Module<Template>['default']>[0] };
