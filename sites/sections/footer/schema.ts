import { z } from 'zod';
import type { SectionView } from '../registry.ts';

/** The end of every page: name, address or area, phone, mail, pages, hours, licenses. */
export const schema = z.strictObject({});
export type FooterProps = z.infer<typeof schema>;
export type FooterView = SectionView<FooterProps>;
