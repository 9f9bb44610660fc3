import { z } from 'zod';
import { tidyAs } from '../../text/tidy/tidy.ts';

/** The form that pauses a site's forms: the sentence that visitors read instead. */
export const formPauseSchema = z.strictObject({
  notice: z
    .string()
    .overwrite(tidyAs('message'))
    .trim()
    .min(1, 'Write the sentence that visitors see instead of the form.')
    .max(200, 'Use 200 characters or fewer.'),
});

/** The sentence we suggest, in the site's language, with a way to reach the business that the site shows. */
export function suggestedNotice(language: string, { phone, email }: { phone?: string | undefined; email?: string | undefined }): string {
  if (language === 'es') {
    const instead = phone ? `Llámenos al ${phone}.` : email ? `Escríbanos a ${email}.` : 'Inténtelo de nuevo en unos días.';
    return `Por ahora no recibimos mensajes por este formulario. ${instead}`;
  }
  const instead = phone ? `Please call ${phone}.` : email ? `Please email ${email}.` : 'Please try again in a few days.';
  return `We aren’t taking messages through this form right now. ${instead}`;
}
