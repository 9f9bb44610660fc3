/** What can be wrong with emails, in words for staff. */
export const troubles = {
  undelivered: {
    title: 'Emails we couldn’t deliver',
    about: 'Emails of the last 30 days that a mail server refused, or that still wait for its answer.',
  },
  bounced: { title: 'Emails that came back', about: 'Emails of the last 30 days that were sent and that a mail server returned later.' },
  blocked: { title: 'Addresses we no longer email', about: 'People whose email came back, or who marked it as spam.' },
  ignored: {
    title: 'Emails to us that we ignored',
    about: 'Emails that came in without a verified sender, or that belong to nothing here.',
  },
} as const;

export type Trouble = keyof typeof troubles;
