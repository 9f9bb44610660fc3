import { readFileSync } from 'node:fs';
import { refusalOf } from './refusal.ts';
import { siteSlots } from './site-slots.ts';

const b = JSON.parse(readFileSync(`/work/main/sites/briefs/${process.argv[2]}.json`, 'utf8'));
const { slots, facts } = siteSlots(b);
for (const f of facts) console.log(f.id, f.field, '|', f.text);
for (const s of slots) console.log(s.id, s.facts.join(' '));
for (const line of process.argv.slice(3)) {
  const [id, cites, text] = line.split(' | ');
  console.log(text, '=>', refusalOf({ id, text, facts: cites.split(' ') }, slots.find((s) => s.id === id)!, facts, []));
}
