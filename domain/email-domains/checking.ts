/** Looks at the email records of domains that are due, and rotates keys. */
export async function checkEmail(): Promise<void> {
  throw new Error('to be written');
}
