/** What can be wrong with emails, in words for staff. */
export const troubles = {
  undelivered: { title: 'Emails we couldn’t deliver', about: 'The mail server refused them or doesn’t answer. From the last 30 days.' },
  bounced: { title: 'Emails that came back', about: 'They were sent, and a mail server returned them later. From the last 30 days.' },
  blocked: { title: 'Addresses we no longer email', about: 'An email to them came back, or its reader marked it as spam.' },
  ignored: { title: 'Emails to us that we ignored', about: 'They came in, but we can’t tell whose they are or what to do with them.' },
} as const;

export type Trouble = keyof typeof troubles;
