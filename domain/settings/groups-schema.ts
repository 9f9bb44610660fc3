/** What a closed day means, for staff. */
export const closedDayRule =
  'On a closed day, no new project can start, no call can be booked and we don’t count reply time. If the hours of a draft or an edit would start that day, they start on the next open day.';

/**
 * The sections of the settings screens, in order. Each is a separate form. `recentAuth` is for settings that determine prices
 * and where money goes. `inAudit` is a prefix for the names of a section's settings in the audit log, if their labels alone
 * aren't clear.
 */
export const settingGroups = {
  name: {
    screen: 'brand',
    title: 'Name',
    lead: 'Public pages, emails and new invoices show it. Invoices that were already issued keep the name they were issued with.',
    save: 'Save name',
    inAudit: 'Brand',
  },
  color: {
    screen: 'brand',
    title: 'Color',
    lead: 'We make lighter and darker shades of this color and keep text readable on them.',
    save: 'Save color',
    inAudit: 'Brand',
  },
  contact: {
    screen: 'brand',
    title: 'Contact and address',
    lead: 'Public pages, emails and new invoices show them. Messages about payments go to this email.',
    save: 'Save contact',
    recentAuth: true,
    inAudit: 'Brand',
  },
  place: {
    screen: 'brand',
    title: 'Time zone and markets',
    lead: 'Deadlines, call times and invoice dates use this time zone.',
    save: 'Save time zone and markets',
    inAudit: 'Brand',
  },
  sender: {
    screen: 'brand',
    title: 'Email sender',
    lead: 'The name that mailboxes show. The address is the one in MAIL_FROM, because your mail server has to allow it.',
    save: 'Save sender',
    recentAuth: true,
    inAudit: 'Brand',
  },
  cities: {
    screen: 'brand',
    title: 'City pages',
    lead: 'Cities you check have a page of their own. The others aren’t listed anywhere, and their addresses show “Page not found”.',
    save: 'Save cities',
    inAudit: 'Brand',
  },
  prices: {
    screen: 'business',
    title: 'Prices',
    lead: 'New prices apply to orders started from now on. Earlier orders keep the prices they started with.',
    save: 'Save prices',
    recentAuth: true,
  },
  invoices: {
    screen: 'business',
    title: 'Tax and invoices',
    lead: 'A new tax rate applies to orders started from now on. Earlier orders and their plans keep their rate.',
    save: 'Save tax and invoices',
    recentAuth: true,
  },
  clocks: {
    screen: 'business',
    title: 'Capacity and deadlines',
    lead: 'Deadlines that are already set don’t change. The terms that buyers accept name their own hours and days, so publish new terms before you make any of these longer.',
    save: 'Save capacity and deadlines',
  },
  hours: {
    screen: 'business',
    title: 'Hours',
    lead: 'These are in your business’s time zone. Public pages, the chat and emails show these hours. Reply times and open times for calls follow them.',
    save: 'Save hours',
  },
  holidays: {
    screen: 'business',
    title: 'Holidays',
    lead: closedDayRule,
    save: 'Save holidays',
  },
  booking: {
    screen: 'business',
    title: 'Calls',
    lead: 'Calls take 30 minutes and fit into office hours. Calls that are already booked don’t change.',
    save: 'Save calls',
  },
  site: {
    screen: 'business',
    title: 'On public pages',
    lead: 'Uncheck a box to hide that part. Visitors stop seeing it within seconds.',
    save: 'Save switches',
  },
  claims: {
    screen: 'public',
    title: 'Numbers about you',
    lead: 'Shown at the top of the home page. Enter 0 to leave one out. Say only what you can prove.',
    save: 'Save numbers',
    inAudit: 'Numbers about us',
  },
  activity: {
    screen: 'activity',
    title: 'What it shows',
    lead: 'Only real events, by first name and city, and only for buyers who agreed at checkout.',
    save: 'Save activity pop-up',
    inAudit: 'Activity pop-up',
  },
  case: {
    screen: 'public',
    title: 'Case study',
    lead: 'The featured project on the home page and in the portfolio. Say only what you can prove.',
    save: 'Save case study',
    inAudit: 'Case study',
  },
  social: {
    screen: 'public',
    title: 'Social profiles',
    lead: 'Each address adds an icon to the footer of every public page. Leave a field empty to leave its icon out.',
    save: 'Save profiles',
    inAudit: 'Social profiles',
  },
  /** Changed by other actions, not by a form. */
  made: { screen: 'none', title: '', lead: '', save: '', inAudit: 'Brand' },
} as const satisfies Record<string, Group>;
export type SettingGroup = keyof typeof settingGroups;

export interface Group {
  screen: 'brand' | 'business' | 'public' | 'activity' | 'none';
  title: string;
  lead: string;
  save: string;
  recentAuth?: true;
  inAudit?: string;
}

export function isSettingGroup(name: string | undefined): name is SettingGroup {
  return name !== undefined && Object.hasOwn(settingGroups, name);
}

/** The groups of one of the screens, in its order. */
export function groupsOn(screen: Group['screen']): SettingGroup[] {
  return Object.keys(settingGroups)
    .filter(isSettingGroup)
    .filter((group) => settingGroups[group].screen === screen);
}
