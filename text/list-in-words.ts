const list = new Intl.ListFormat('en-US');

/** 'Florida, North Carolina and Tennessee' */
export function listInWords(names: readonly string[]): string {
  return list.format(names).replace(/, and /, ' and ');
}
