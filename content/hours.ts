import { type OpenHours, openHoursInWords } from '../time/open-hours.ts';

/** Sunup's own hours: what the settings hold at first, each with its label. */
export const ownHours = {
  /** Shown in the footer and the chat. */
  support: { label: '10am-6pm daily', days: [0, 1, 2, 3, 4, 5, 6], open: '10:00', close: '18:00' },
  /** When calls can be booked; also in structured data. */
  office: { label: 'Mon-Fri 9-6', days: [1, 2, 3, 4, 5], open: '09:00', close: '18:00' },
} as const;

/** The operator's hours as settings store them: days as digits (0 is Sunday), times as HH:MM by the clock of `brand.timeZone`. */
export interface HoursSettings {
  supportDays: string;
  supportOpen: string;
  supportClose: string;
  officeDays: string;
  officeOpen: string;
  officeClose: string;
}

/** When questions are answered: footer, chat, reply times. */
export function supportHoursOf({ supportDays, supportOpen, supportClose }: HoursSettings): OpenHours {
  return { days: [...supportDays].map(Number), open: supportOpen, close: supportClose };
}

/** When calls can be booked, and what search engines read. */
export function officeHoursOf({ officeDays, officeOpen, officeClose }: HoursSettings): OpenHours {
  return { days: [...officeDays].map(Number), open: officeOpen, close: officeClose };
}

/** '10am-6pm daily', 'Mon-Fri 8:30am-5pm'. Hours that equal our own use their label. */
export function hoursInWords(hours: OpenHours): string {
  const same = ({ days, open, close }: (typeof ownHours)[keyof typeof ownHours]) =>
    `${days}` === `${hours.days}` && open === hours.open && close === hours.close;
  return [ownHours.support, ownHours.office].find(same)?.label ?? openHoursInWords(hours);
}
