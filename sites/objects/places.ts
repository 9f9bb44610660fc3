export const places = ['hills', 'plain', 'coast', 'desert', 'city', 'mountains', 'woods'] as const;

/** What lies on the horizon. */
export type Place = (typeof places)[number];
