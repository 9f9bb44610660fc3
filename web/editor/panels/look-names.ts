const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** A look's title, with its number if several of the offered looks share it: 'Signboard, second version'. */
export function nameAmong(looks: readonly ({ title: string } | undefined)[] = [], index: number): string {
  const title = looks[index]?.title ?? '';
  const same = looks.flatMap((look, at) => (look?.title === title ? [at] : []));
  return same.length > 1 ? `${title}, ${ordinals[same.indexOf(index)]} version` : title;
}
