import { expect, test } from 'vitest';
import { inlineScriptHashes } from './script-hashes.ts';

test('the policy names the hash of every inline script, and of nothing else', () => {
  const html =
    '<script>one()</script><script src="/a.js"></script><script type="application/ld+json">{}</script><script type="module">two()</script>';
  expect(inlineScriptHashes(html).split(' ')).toHaveLength(2);
  expect(inlineScriptHashes('<script>one()</script>')).toBe("'sha256-HR7iaask9daLMRRskMI++QeJtjWDOjyPA6lGzYGzKW4='");
});
