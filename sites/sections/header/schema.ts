import { z } from 'zod';
import type { SectionView } from '../registry.ts';

/** The top of every page. Reads everything from the document: name, logo, pages, phone, first action. */
export const schema = z.strictObject({});
export type HeaderProps = z.infer<typeof schema>;
export type HeaderView = SectionView<HeaderProps>;
