/**
 * Where a claim of a domain stands.
 * - `claimed`: we wait for the record that proves that the domain is the owner's
 * - `proved`: it was seen, and we wait for the records that lead visitors here
 * - `pointed`: visitors are led here, and we wait for our own first answer at the domain, over TLS where the app has it
 * - `serving`: the site's address
 * - `drifting`: still the site's address, though its records lead elsewhere
 * - `away`: its records led elsewhere for too long, and the free address is the site's address again
 * - `leaving`: removed by the owner. Visitors are redirected to the free address until `leavesAt`
 * - `ended`: over, (`Ending` says why)
 */
export const domainStates = ['claimed', 'proved', 'pointed', 'serving', 'drifting', 'away', 'leaving', 'ended'] as const;
export type DomainState = (typeof domainStates)[number];

/** States in which a name is this claim's alone. */
export const boundStates = ['proved', 'pointed', 'serving', 'drifting', 'away', 'leaving'] as const satisfies DomainState[];

/** States in which visitors who come to the name get an answer from us, and so the proxy may get a certificate for it. */
export const answeredStates = ['pointed', 'serving', 'drifting', 'away', 'leaving'] as const satisfies DomainState[];

/** States in which the domain is the site's address. */
export const primaryStates = ['serving', 'drifting'] as const satisfies DomainState[];

export const isAnswered = (state: DomainState): boolean => (answeredStates as readonly DomainState[]).includes(state);
export const isPrimary = (state: DomainState): boolean => (primaryStates as readonly DomainState[]).includes(state);
/** States in which the owner waits for something to show up. */
export const isBeingSetUp = (state: DomainState): boolean => state === 'claimed' || state === 'proved' || state === 'pointed';
