import type { HeaderProps } from './schema.ts';

/** The header reads everything from the document, so there is one sample. */
export const samples: HeaderProps[] = [{}];
