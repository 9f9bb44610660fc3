/** The first name in a whole one, for a greeting: 'Dr. Nora Hale' → 'Nora'. The whole name if it has none. */
export function firstNameIn(name: string): string {
  return name.split(/\s+/).find((word) => word && !/^(?:Dr|Mrs?|Ms|Prof|Rev)\.?$/i.test(word)) ?? name;
}
