/** A pattern for `ilike` that finds a text anywhere; what people type is no pattern itself. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
