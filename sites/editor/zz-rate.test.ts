import { test } from 'vitest';
import { tidyText } from './editor.ts';
import roughTexts from './rough-texts.yaml';
test('rate', async () => {
  let n = 0, ok = 0; const miss: string[] = [];
  for (const { text, fixed } of roughTexts as { text: string; fixed: string[] }[]) {
    const t = (await tidyText(text, { language: 'en', names: [] })).text;
    for (const f of fixed) { n++; if (t.includes(f)) ok++; else miss.push(f); }
  }
  console.log('RATE', ok, n, ok / n);
  for (const s of (process.env.TRY ?? '').split('|')) if (s) console.log('TRY', s, '=>', (await tidyText(s, { language: 'en', names: [] })).text);
}, 120000);
