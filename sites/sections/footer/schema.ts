import { z } from 'zod';

/** The end of every page: name, address or area, phone, mail, pages, hours, licenses. */
export const schema = z.strictObject({});
export type FooterProps = z.infer<typeof schema>;
