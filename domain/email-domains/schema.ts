/** Who receives email at a domain: we do, or a mailbox that the owner has elsewhere. */
export const emailProviders = ['us', 'google', 'microsoft', 'zoho', 'fastmail'] as const;
export type EmailProvider = (typeof emailProviders)[number];

/** What a record for email is for. */
export type EmailRecordUse = 'mx' | 'spf' | 'dkim' | 'dmarc';

/** `unasked`: no name server of the domain answered. */
export type EmailRecordState = 'right' | 'missing' | 'wrong' | 'unasked';

/** What the last check of a domain's email records saw, by use. */
export interface EmailRecordsSeen {
  records: Partial<Record<EmailRecordUse, { state: EmailRecordState; instead: string[]; problem?: string }>>;
}

/** Numbers of emails in a report of a mailbox provider: those sent as the domain, and those among them that were proved. */
export interface ReportCount {
  sent: number;
  proved: number;
}
