/** Shown next to "Pro Email" wherever it appears without its badge's note. */
export const emailNotYet = 'Email at your own domain: not yet.';

/**
 * What buyers get today instead of "Pro Email". Every page, receipt and answer that mentions it uses these sentences, so they change in
 * one place when it works.
 */
export const emailToday = `${emailNotYet} Today, messages from your site’s forms are emailed to the address you already use and kept in your portal.`;

/** What the site does with email today, where the page has already said what it doesn’t. */
export const formsByEmail = 'Messages from your site’s forms are emailed to the address you already use and kept in your portal.';

/** What buyers get today with a domain of their own, wherever a page says so. */
export const domainToday =
  'You can connect a domain that you own in the portal, at no extra price. It stays in your account, and your free address redirects to it.';

/** Who gets a name for a buyer who has none. */
export const registeringToday =
  'We don’t register domain names. Register yours with any registrar, in your own name, so it’s always yours.';

/** How the answer to “Is email included?” begins. */
export const emailAnswer = 'No.';
