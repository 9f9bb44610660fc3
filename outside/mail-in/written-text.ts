/** What someone wrote in an email, without what they quote and without their signature. The whole text if that would leave nothing. */
export function writtenText(_text: string): string {
  throw new Error('to be written');
}
