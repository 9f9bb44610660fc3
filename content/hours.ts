import { type OpenHours, openHoursInWords } from '../time/open-hours.ts';
import { brand } from './brand.ts';

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

/** '10am-6pm daily', 'Mon-Fri 8:30am-5pm'. Hours that equal those in `brand` use their label from there. */
export function hoursInWords(hours: OpenHours): string {
  const same = ({ days, open, close }: OpenHours) => `${days}` === `${hours.days}` && open === hours.open && close === hours.close;
  return [brand.supportHours, brand.officeHours].find(same)?.label ?? openHoursInWords(hours);
}
