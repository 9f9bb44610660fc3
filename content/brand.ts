/** Every fact about the operator of this Sunup. Another operator rebrands it by editing this file. */
export const brand = {
  name: 'Sunup',
  tagline: 'Five-page websites for small local businesses',
  email: 'hello@sunup.test',
  /** Required by law in every marketing email. */
  postalAddress: '100 Sample Street, Raleigh, NC 27601',
  phone: { display: '(555) 010-0142', href: 'tel:+15550100142' },
  /** Where the business's days begin and end. */
  timeZone: 'America/New_York',
  /** Shown in the footer and the chat. */
  supportHours: { label: '10am-6pm daily', days: [0, 1, 2, 3, 4, 5, 6], open: '10:00', close: '18:00' },
  /** When calls can be booked; also in structured data. */
  officeHours: { label: 'Mon-Fri 9-6', days: [1, 2, 3, 4, 5], open: '09:00', close: '18:00' },
  states: ['Florida', 'North Carolina', 'Tennessee'],
} as const;
