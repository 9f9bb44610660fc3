/** Names and headings with the long words that owners' services have. */
const longNames = [
  'Adult memberships',
  'Diagnóstico',
  'Maintenance plan',
  'Replacement windows',
  'Credentials',
  'Handyman',
  'Refrigeration',
  'Transportation included',
  'Consultations',
  'Sandwiches',
  'Responsibilities',
];

/** What a section shows large or as a name. */
const keys = new Set(['heading', 'name', 'term', 'title', 'question']);

/** Props of a section with long words for its headings, names and terms. */
export function withLongWords<Props>(props: Props): Props {
  let turn = 0;
  const changed = (value: unknown, key = ''): unknown => {
    if (Array.isArray(value)) return value.map((one) => changed(one, key));
    if (!value || typeof value !== 'object') return value;
    if ('text' in value && 'from' in value) return keys.has(key) ? { ...value, text: longNames[turn++ % longNames.length] } : value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, changed(one, name)]));
  };
  return changed(props) as Props;
}
