export async function pollMailbox(): Promise<void> {
  throw new Error('to be written');
}
