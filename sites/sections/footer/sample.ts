import type { FooterProps } from './schema.ts';

/** The footer reads everything from the document, so there is one sample. */
export const samples: FooterProps[] = [{}];
