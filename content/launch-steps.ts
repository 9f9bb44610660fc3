/** What an owner can do once their site is live, so people find it. */
export const launchSteps = [
  {
    key: 'google',
    title: 'Add it to Google Business Profile',
    minutes: 5,
    text: 'This is what people see when they search for a business near them. Paste your new address under “Website.”',
  },
  {
    key: 'old-site',
    title: 'Connect {domain} to your site',
    minutes: 10,
    text: 'Log in where it’s registered and set the records that we list. Your site then works at {domain}, and its free address redirects there.',
  },
  {
    key: 'social',
    title: 'Add it to your social profiles',
    minutes: 5,
    text: 'Put the address under “Website” on Facebook, Instagram, Yelp and wherever else people look you up.',
  },
  {
    key: 'cards',
    title: 'Put it on your cards',
    minutes: 1,
    text: 'Download the code for business cards, door hangers, invoices or your van. SVG prints sharp at any size.',
  },
] as const;

export type LaunchStep = (typeof launchSteps)[number]['key'];
