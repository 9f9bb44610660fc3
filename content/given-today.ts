/** Beside the words "Pro Email", wherever they stand alone. */
export const emailNotYet = 'Email at your own domain: not yet.';

/**
 * What buyers get today of "Pro Email" and of a domain of their own. Every page, receipt and answer that mentions them
 * uses these sentences, so they change in one place on the day the thing itself works.
 */
export const emailToday = `${emailNotYet} Today, messages from your site’s forms are emailed to the address you already use and kept in your portal.`;

export const domainToday =
  'Connecting your own domain: not yet. Today, your site goes live at its free address, and your domain stays in your account.';
