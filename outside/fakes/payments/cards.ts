/** The bank's refusal of a charge or of saving a card. */
export interface Decline {
  type: 'card_error';
  code: string;
  decline_code: string;
  message: string;
}

/** A card number of the provider's test mode, and how it behaves. */
export interface TestCard {
  number: string;
  brand: 'visa' | 'mastercard';
  /** Its behavior, for the list on the page. */
  label: string;
  /** Declined whenever it is charged. */
  onCharge?: Decline;
  /** Declined when it's saved. */
  onSave?: Decline;
  /** Asks the customer to confirm: only the first time, or every time (and then fails if they are away). */
  challenge?: 'once' | 'always';
  /** The payment is confirmed a few seconds later. */
  slow?: true;
  disputed?: true;
  /** What happens to a refund: it takes a few seconds, or fails. */
  refund?: 'slow' | 'fails';
}

export const declined: Decline = {
  type: 'card_error',
  code: 'card_declined',
  decline_code: 'generic_decline',
  message: 'Your card was declined.',
};
const noFunds: Decline = { ...declined, decline_code: 'insufficient_funds', message: 'Your card has insufficient funds.' };
const expired: Decline = { type: 'card_error', code: 'expired_card', decline_code: 'expired_card', message: 'Your card has expired.' };

/** The decline of a card that always asks, if the customer is away. */
export const needsCustomer: Decline = {
  type: 'card_error',
  code: 'authentication_required',
  decline_code: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
};

/** The supported cards, with the numbers of https://docs.stripe.com/testing. */
export const testCards: TestCard[] = [
  { number: '4242 4242 4242 4242', brand: 'visa', label: 'Succeeds' },
  { number: '4000 0000 0000 0002', brand: 'visa', label: 'Declined', onCharge: declined, onSave: declined },
  { number: '4000 0000 0000 9995', brand: 'visa', label: 'Declined: insufficient funds', onCharge: noFunds, onSave: noFunds },
  { number: '4000 0000 0000 0069', brand: 'visa', label: 'Declined: expired card', onCharge: expired, onSave: expired },
  { number: '4000 0025 0000 3155', brand: 'visa', label: 'Asks for confirmation once', challenge: 'once' },
  { number: '4000 0027 6000 3184', brand: 'visa', label: 'Asks for confirmation every time', challenge: 'always' },
  { number: '4000 0000 0000 0077', brand: 'visa', label: 'Succeeds after a few seconds', slow: true },
  { number: '4000 0000 0000 0341', brand: 'visa', label: 'Can be saved, but every charge is declined', onCharge: declined },
  { number: '4000 0000 0000 0259', brand: 'visa', label: 'Succeeds, then is disputed', disputed: true },
  { number: '4000 0000 0000 7726', brand: 'visa', label: 'Succeeds; refunds take a few seconds', refund: 'slow' },
  { number: '4000 0000 0000 5126', brand: 'visa', label: 'Succeeds; refunds fail after a few seconds', refund: 'fails' },
];

/** Finds a test card by its number, typed in any format. */
export function testCard(number: string): TestCard | undefined {
  const digits = (text: string) => text.replace(/\D/g, '');
  return testCards.find((card) => digits(card.number) === digits(number));
}
