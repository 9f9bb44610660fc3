import { env } from '../../env.ts';

/** Address on which a buyer takes up their order again. */
export function resumeUrl(secret: string): string {
  return `${env().appUrl}/payment?order=${secret}`;
}
