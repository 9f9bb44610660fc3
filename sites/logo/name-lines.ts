/** A name of more than `longest` letters, broken where its two lines come out most equal, never before an ampersand. */
export function nameLines(name: string, longest: number): string[] {
  if (name.length <= longest) return [name];
  const words = name.split(' ');
  const breaks = words.slice(1).map((word, index) => {
    const lines = [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')];
    return { lines, length: Math.max(...lines.map((line) => line.length)) + (word === '&' ? 4 : 0) };
  });
  const [best] = breaks.sort((a, b) => a.length - b.length);
  return best?.lines ?? [name];
}
