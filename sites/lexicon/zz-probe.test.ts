import { readFileSync } from 'node:fs';
import { test } from 'vitest';
import { lexicon } from './lexicon.ts';
test('probe', () => {
  const out: string[] = [];
  for (const line of readFileSync('/tmp/probe.txt', 'utf8').split('\n').filter(Boolean)) {
    const [trade = '', places = ''] = line.split('|');
    const kind = lexicon.kindOf({ trade, places: places ? places.split(';') : [] });
    out.push(`${kind.key.padEnd(24)} ${(kind.noun?.one ?? '-').padEnd(28)} ${line}`);
  }
  console.log(out.join('\n'));
});
