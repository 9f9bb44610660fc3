/** Shown next to "Pro Email" wherever it appears without its badge's note. */
export const emailNotYet = 'Email at your own domain: not yet.';

/**
 * What buyers get today instead of "Pro Email" and of connecting their own domain. Every page, receipt and answer that
 * mentions them uses these sentences, so they change in one place when those features work.
 */
export const emailToday = `${emailNotYet} Today, messages from your site’s forms are emailed to the address you already use and kept in your portal.`;

/** What the site does with email today, where the page has already said what it doesn’t. */
export const formsByEmail = 'Messages from your site’s forms are emailed to the address you already use and kept in your portal.';

export const domainToday =
  'Connecting your own domain: not yet. Today, your site goes live at its free address, and your domain stays in your account.';

/** How the answers to “Is email included?” and “Can I use my own domain?” begin. */
export const emailAnswer = 'No.';
export const domainAnswer = 'No.';
