/** The anchor of a heading on its page: 'What’s in it' → 'whats-in-it'. The page and everything that links into it use this one. */
export function headingAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
