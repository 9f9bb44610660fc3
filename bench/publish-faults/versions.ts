/** The phone number of a page is its version: (919) 555-0012. The site that all are made from has this one. */
export const firstPhone = '(919) 555-0000';
/** Numbers of versions whose phone number is on a page. */
export const versionsOn = (page: string): number[] => [
  ...new Set([...page.matchAll(/\(919\) 555-(\d{4})/g)].map(([, digits]) => Number(digits))),
];
