/** 'Business: the phone number "12" is …' → 'The phone number "12" is …', because the message is next to its field. */
export function withoutFieldName(message: string): string {
  const place = message.indexOf(': ');
  const words = place === -1 ? message : message.slice(place + 2);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Problems of a change as errors by field. Those of the whole change have the key ''. */
export function errorsByField(problems: { field: string; message: string }[]): Record<string, string> {
  return Object.fromEntries(problems.map(({ field, message }) => [field, field ? withoutFieldName(message) : message]));
}
