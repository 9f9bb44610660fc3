import { tidy } from '../../text/tidy/tidy.ts';

/**
 * A form's text fields as plain data, without files, with text that PostgreSQL can store. Browsers send the end of a line as two
 * characters and count it as one, so it's one here, too.
 */
export function formText(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[tidy(name, 'typed'), tidy(value, 'typed')]] : [])),
  );
}
