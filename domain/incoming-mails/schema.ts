/**
 * What an email that comes in is for, by its recipient:
 * - `address`: an address at an owner's domain
 * - `answer`: an owner's reply to an email that we passed on
 * - `reply`: a reply to one of our own emails, for a thread
 * - `bounce`: a report that one of our emails wasn't delivered, or a complaint about it
 * - `report`: a report of a mailbox provider about emails that were sent as an owner's domain
 * - `test`: a sender test that comes back
 */
export type IncomingKind = 'address' | 'answer' | 'reply' | 'bounce' | 'report' | 'test';
