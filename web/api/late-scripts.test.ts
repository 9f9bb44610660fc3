import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { loadScriptsLate } from './late-scripts.ts';
import { ownScriptHashes, withoutNonce } from './script-hashes.ts';

const hint = (file: string) => `<link rel="modulepreload" href="${file}" nonce=""/>`;
const page = `<html><head>${hint('/a.js')}${hint('/b.js')}<link rel="preload" href="/font.woff2"/><script type="module" src="/enhance.js"></script></head><body><script>early()</script><script nonce="" type="module" async="">import "/a.js"</script></body></html>`;

test('the framework and its hints wait, and everything else stays, including the page’s own script', () => {
  const late = loadScriptsLate(page);
  expect(late).not.toContain('rel="modulepreload"');
  expect(late.match(/type="module"/g)).toHaveLength(1);
  expect(late).toContain('<script type="module" src="/enhance.js"></script>');
  expect(late).toContain('<link rel="preload" href="/font.woff2"/>');
  expect(late).toContain('<script>early()</script>');
  expect(late).toContain('<script type="text/plain" data-start data-files="/a.js /b.js">import "/a.js"</script>');
});

test('the policy covers the deferred script, so its copy may run', () => {
  const rendered = page.replaceAll('nonce=""', 'nonce="6d0c3f2a"');
  const hash = createHash('sha256').update('import "/a.js"').digest('base64');
  expect(ownScriptHashes(rendered, loadScriptsLate(withoutNonce(rendered, '6d0c3f2a')), '6d0c3f2a')).toContain(hash);
});

test('a page without a module script stays as it is', () => {
  const plain = `<html><head>${hint('/a.js')}</head><body></body></html>`;
  expect(loadScriptsLate(plain)).toBe(plain);
});
