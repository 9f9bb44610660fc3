/** 'Business: the phone number "12" is …' → 'The phone number "12" is …': beside the field its place is known. */
export function besideField(message: string): string {
  const words = message.slice(message.indexOf(': ') + 2);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
