/** Valid requests to the payment provider. Tests of its refusals break one thing in each. */
export const line = {
  'line_items[0][price_data][currency]': 'usd',
  'line_items[0][price_data][unit_amount]': '5000',
  'line_items[0][price_data][product_data][name]': 'A thing',
};
export const page = { mode: 'payment', success_url: 'https://sunup.test/done', ...line };
export const item = {
  'items[0][price_data][currency]': 'usd',
  'items[0][price_data][product]': 'sunup_website_monthly',
  'items[0][price_data][unit_amount]': '2900',
  'items[0][price_data][recurring][interval]': 'month',
};

/** A request, and how it's refused: status and code, part of the message, and the parameter. */
export type RefusalRow = [what: string, request: string, form: Record<string, string>, refusal: string, message: string, param?: string];
