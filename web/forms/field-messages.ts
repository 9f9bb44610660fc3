/** 'Business: the phone number "12" is …' → 'The phone number "12" is …': beside the field its place is known. */
export function withoutFieldName(message: string): string {
  const place = message.indexOf(': ');
  const words = place === -1 ? message : message.slice(place + 2);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Problems of a change by field, as forms show them; those of the change as a whole under ''. */
export function errorsByField(problems: { field: string; message: string }[]): Record<string, string> {
  return Object.fromEntries(problems.map(({ field, message }) => [field, field ? withoutFieldName(message) : message]));
}
