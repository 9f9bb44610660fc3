/** Attribute of the root element and name of the event that announce that React controls the page. */
export const hydrated = 'hydrated';
