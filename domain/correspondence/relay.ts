/** Sends a relayed email, unless it was sent. */
export async function relayMail(_relayId: string): Promise<void> {
  throw new Error('to be written');
}

/** Marks a relayed email as failed and tells the owner. */
export async function failRelay(_relayId: string): Promise<void> {
  throw new Error('to be written');
}
