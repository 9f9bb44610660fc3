/** Every mail by template, with what its text needs. Templates are files of emails/ by the same name. */
export interface MailProps {
  'verify-email': { firstName: string; url: string; code: string };
  'reset-password': { firstName: string; url: string };
  welcome: { firstName: string; url: string };
  'order-invoice': { orderNumber: number; name: string; totalCents: number; orderDays: number; url: string };
  'order-paid': {
    orderNumber: number;
    name: string;
    setupCents: number;
    monthlyCents: number;
    startDay: string;
    briefDone: boolean;
    url: string;
  };
  'payment-failed': { orderNumber: number; name: string; reason: string; url: string };
  'payment-surplus': { orderNumber: number; name: string; paidCents: number };
  'brief-reminder': { firstName: string; day: number; url: string };
  'draft-ready': {
    firstName: string;
    siteName: string;
    versionName: string;
    live: boolean;
    edits: { place: string; words: string }[];
    url: string;
  };
  'edit-done': { firstName: string; siteName: string; edits: { place: string; words: string }[]; url: string };
  'site-approved': { firstName: string; siteName: string; versionName: string; address: string };
  'site-live': { firstName: string; siteName: string; address: string; url: string };
  'lead-received': {
    siteName: string;
    kind: 'contact' | 'booking';
    name: string;
    email: string;
    phone: string;
    message: string;
    service: string;
    day: string;
    part: string;
    url: string;
  };
  'deadline-missed': { firstName: string; siteName: string; credited: boolean; url: string };
  'staff-notice': { title: string; message: string; url: string };
}
export type MailTemplate = keyof MailProps;
