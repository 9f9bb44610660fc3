/** What lies on the horizon. */
export type Place = 'hills' | 'plain' | 'coast' | 'desert' | 'city' | 'mountains' | 'woods';
