/** The price of a service as the brief stores it: decimal dollars as text, or `price: 'call'`. 0 is free. */
export interface ServicePrice {
  priceFrom?: string;
  priceTo?: string;
  priceUnit?: string;
  price?: 'call';
}

/** 'call me for price', 'ask us', 'by quote', 'price on request', 'varies'. */
const onRequest =
  /^(?:please )?(?:call|phone|text|email|ask|contact|inquire|enquire)\b|\bquotes?$|\b(?:up)?on request$|^(?:it |price )?(?:varies|depends)\b/i;
const free = /^(?:it[’']s )?(?:free|no charge|complimentary)$/i;

/**
 * Reads a price as people type it: 'from $129', '$89', '210 to 320', 'up to $50', 'from $95 per hour', 'free', 'call me for
 * price'. One amount alone is an exact price. Returns other text unchanged, so the brief's own check can report it.
 */
export function parsePrice(text: string): ServicePrice {
  const words = text.trim().replace(/[.!]+$/, '');
  if (!words) return {};
  if (free.test(words)) return { priceFrom: '0', priceTo: '0' };
  if (onRequest.test(words) && !/\d/.test(words)) return { price: 'call' };
  const match = /^(from|up to)?\s*\$?\s*([\d,.]*\d)(?:\s*(?:-|–|to)\s*\$?\s*([\d,.]*\d))?\s*(.*)$/i.exec(words);
  if (!match) return { priceFrom: words };
  const [, lead = '', first = '', second, rest = ''] = match;
  const unit = rest.trim() ? { priceUnit: rest.trim().replace(/^(?:\/|per)\s*/i, '') } : {};
  if (second) return { priceFrom: amount(first), priceTo: amount(second), ...unit };
  if (/^up to$/i.test(lead)) return { priceTo: amount(first), ...unit };
  if (/^from$/i.test(lead)) return { priceFrom: amount(first), ...unit };
  if (Number(amount(first)) === 0) return { priceFrom: '0', priceTo: '0' };
  return { priceFrom: amount(first), priceTo: amount(first), ...unit };
}

/** Formats a price for the form: 'from $1,480', '$89', '$210 to $320 per visit', 'Free', 'Call for a price'. */
export function priceText({ priceFrom, priceTo, priceUnit, price }: ServicePrice): string {
  if (price === 'call') return 'Call for a price';
  if (priceFrom === '0' && priceTo === '0') return 'Free';
  const unit = priceUnit ? ` ${/^(?:per|an?|each)\b|\//i.test(priceUnit) ? priceUnit : `per ${priceUnit}`}` : '';
  if (priceFrom && priceTo) return (priceFrom === priceTo ? dollars(priceFrom) : `${dollars(priceFrom)} to ${dollars(priceTo)}`) + unit;
  if (priceTo) return `up to ${dollars(priceTo)}${unit}`;
  if (!priceFrom) return '';
  return isAmount(priceFrom) ? `from ${dollars(priceFrom)}${unit}` : priceFrom;
}

function amount(typed: string): string {
  return typed.replace(/,(?=\d{3}(?:\D|$))/g, '');
}

function isAmount(value: string): boolean {
  return /^\d+(\.\d+)?$/.test(value);
}

function dollars(value: string): string {
  if (!isAmount(value)) return value;
  const [whole = '', cents] = value.split('.');
  return `$${whole.replace(/\B(?=(\d{3})+$)/g, ',')}${cents ? `.${cents}` : ''}`;
}
