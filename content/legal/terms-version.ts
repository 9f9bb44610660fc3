/** Day of the newest terms. Stands apart from their text, so that a form can name it without carrying the text along. */
export const termsVersion = '2026-11-23';
