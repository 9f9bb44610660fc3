/** Names of what a wish for a call is made of. */
export const callFields = ['day', 'part', 'zone', 'topic', 'name', 'email', 'phone', 'message'];
