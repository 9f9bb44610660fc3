import type { Vacation } from './schema.ts';

/** An address at an owner's domain, with what's needed to receive and to send at it. */
export interface ReceivingAddress {
  id: string;
  projectId: string;
  ownerId: string;
  /** info@hollis.com, or for a catch-all the address that was written to. */
  address: string;
  domain: string;
  senderName: string;
  /** Verified mailboxes that email is passed on to. */
  mailboxes: string[];
  vacation: Vacation | null;
}

/** The address that receives what's sent to `recipient`. Undefined if no site has it, or its domain's email isn't ours. */
export async function receivingAddress(_recipient: string): Promise<ReceivingAddress | undefined> {
  throw new Error('to be written');
}

/** The address that a project answers from: the one that a lead came to, or its first one. Undefined if it has none. */
export async function answeringAddress(_projectId: string, _toAddress: string | null): Promise<ReceivingAddress | undefined> {
  throw new Error('to be written');
}
