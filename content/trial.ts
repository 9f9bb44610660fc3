/** Said on every page, email and PDF of a trial. Each has to fit on one line of a phone. */
export const trialSentences = {
  /** With Stripe's test keys. */
  stripe: 'This is a trial. No real money is charged.',
  /** With the built-in test payments. */
  builtIn: 'This is a trial. No card is charged.',
};
