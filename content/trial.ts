/** Said on every page, email and PDF of a trial. It has to fit on one line of a phone. */
export const trialSentence = 'This is a trial. No real money is charged.';
