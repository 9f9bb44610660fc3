/** Fills the demo. */
export async function seedDemo(): Promise<void> {}
