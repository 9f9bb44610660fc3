/** '1450' → '$1,450', '17.50' → '$17.50', '18.00' → '$18'. Takes decimal dollars as text; no floats are involved. */
export function dollars(amount: string): string {
  const [whole = '0', cents = ''] = amount.split('.');
  const grouped = whole.replace(/^0+(?=\d)/, '').replace(/(?<=\d)(?=(?:\d{3}){1,6}$)/g, ',');
  const rest = cents.padEnd(2, '0');
  return rest === '00' ? `$${grouped}` : `$${grouped}.${rest}`;
}
