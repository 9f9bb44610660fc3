/** Does what an email that came in asks for, once. */
export async function takeMail(_incomingId: string): Promise<void> {
  throw new Error('to be written');
}
