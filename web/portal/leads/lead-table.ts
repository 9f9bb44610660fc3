import type { leadsOf } from '../../../domain/leads/queries.ts';
import { dayOfLead, type LeadCalendar } from '../../../domain/leads/wished-day.ts';
import { printedPhones } from '../../../text/phone.ts';
import { zoneInWords } from '../../../time/clock.ts';
import { dayCell, type FileCell, timeCell } from '../../lists/file-cell.ts';
import { leadKinds, leadNotes } from './lead-notes.ts';

/** The heads of a file of leads with times in `zone`. */
export function leadHeads(zone: string): string[] {
  const clock = zoneInWords(zone);
  return [
    `Received (${clock})`,
    'Kind',
    'Name',
    'Phone',
    'Email',
    'Service',
    'Day',
    'Time of day',
    'Subject',
    'Message',
    'Page',
    `Read (${clock})`,
    'Note',
  ];
}

/** Leads as the rows of a file, with its heads. Times are in the business's time zone. */
export function leadTable(leads: Awaited<ReturnType<typeof leadsOf>>, calendar: LeadCalendar): FileCell[][] {
  const { zone } = calendar;
  return [
    leadHeads(zone),
    ...leads.map((lead) => [
      timeCell(lead.createdAt, zone),
      leadKinds[lead.kind],
      lead.name,
      lead.phone && printedPhones(lead.phone),
      lead.email,
      lead.service,
      dayCell(lead.day),
      lead.part,
      lead.subject,
      lead.message,
      lead.page,
      timeCell(lead.readAt, zone),
      // The list shows these apart, under this name.
      [...(lead.isSpam ? ['Maybe spam.'] : []), ...leadNotes({ ...lead, ...dayOfLead(lead.day ?? '', calendar) })].join(' '),
    ]),
  ];
}
