/** What the bank says to a charge, or to keeping a card. */
export interface Decline {
  type: 'card_error';
  code: string;
  decline_code: string;
  message: string;
}

/** A card number of the provider's own test mode, and what it does. */
export interface TestCard {
  number: string;
  brand: 'visa' | 'mastercard';
  /** What it does, for the list on the page. */
  label: string;
  /** Declined whenever it is charged. */
  onCharge?: Decline;
  /** Declined already when it is only to be kept. */
  onKeep?: Decline;
  /** Asks the customer for a confirmation: once, or also when the customer is not there. */
  challenge?: 'once' | 'always';
  /** The payment is confirmed a few seconds later. */
  slow?: true;
  disputed?: true;
  /** What becomes of money that is given back: it takes a moment, or comes back from the bank. */
  refund?: 'slow' | 'fails';
}

const declined: Decline = {
  type: 'card_error',
  code: 'card_declined',
  decline_code: 'generic_decline',
  message: 'Your card was declined.',
};
const noFunds: Decline = { ...declined, decline_code: 'insufficient_funds', message: 'Your card has insufficient funds.' };
const expired: Decline = { type: 'card_error', code: 'expired_card', decline_code: 'expired_card', message: 'Your card has expired.' };

/** A charge while the customer is away, with a card that asks them every time. */
export const needsCustomer: Decline = {
  type: 'card_error',
  code: 'authentication_required',
  decline_code: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
};

/** The cards that this server knows: https://docs.stripe.com/testing has the same numbers. */
export const testCards: TestCard[] = [
  { number: '4242 4242 4242 4242', brand: 'visa', label: 'Goes through' },
  { number: '4000 0000 0000 0002', brand: 'visa', label: 'Is declined', onCharge: declined, onKeep: declined },
  { number: '4000 0000 0000 9995', brand: 'visa', label: 'Is declined: not enough money', onCharge: noFunds, onKeep: noFunds },
  { number: '4000 0000 0000 0069', brand: 'visa', label: 'Is declined: expired', onCharge: expired, onKeep: expired },
  { number: '4000 0025 0000 3155', brand: 'visa', label: 'Asks for a confirmation, and never again', challenge: 'once' },
  { number: '4000 0027 6000 3184', brand: 'visa', label: 'Asks for a confirmation every time', challenge: 'always' },
  { number: '4000 0000 0000 0077', brand: 'visa', label: 'Is confirmed a few seconds later', slow: true },
  { number: '4000 0000 0000 0341', brand: 'visa', label: 'Can be kept; each charge is declined', onCharge: declined },
  { number: '4000 0000 0000 0259', brand: 'visa', label: 'Goes through, then the payment is disputed', disputed: true },
  { number: '4000 0000 0000 7726', brand: 'visa', label: 'Goes through; a refund takes a few seconds', refund: 'slow' },
  { number: '4000 0000 0000 5126', brand: 'visa', label: 'Goes through; a refund fails a few seconds later', refund: 'fails' },
];

/** The test card with a number, however it is typed. */
export function testCard(number: string): TestCard | undefined {
  const digits = (text: string) => text.replace(/\D/g, '');
  return testCards.find((card) => digits(card.number) === digits(number));
}
