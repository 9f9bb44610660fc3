const files = import.meta.glob<{ label?: string }>('./*/trade.yaml', { eager: true, import: 'default' });

/** A trade's name on Sunup's own pages: 'Dog groomer'. Throws when there is no such trade. */
export function tradeLabel(key: string): string {
  const label = files[`./${key}/trade.yaml`]?.label;
  if (!label) throw new Error(`No trade named "${key}" has a label.`);
  return label;
}
