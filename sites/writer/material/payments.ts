/** 'Credit cards' → 'credit cards'; 'Zelle' and 'Apple Pay' keep their capitals. */
export function lowered(way: string): string {
  return /^(?:cash|checks?|credit|debit|cards?|financing|insurance|money|invoice|bank|gift|efectivo|cheques?|tarjetas?|transferencia)\b/i.test(
    way,
  )
    ? way.charAt(0).toLowerCase() + way.slice(1)
    : way;
}
