import { expect, test } from 'vitest';
import { tidyMarkup } from './tidy-markup.ts';

test.each([
  ['void elements lose their slash', '<img src="/a.svg" alt=""/><br/><wbr/>', '<img src="/a.svg" alt=""><br><wbr>'],
  ['shapes of a drawing keep theirs', '<svg><image href="#a"/><path d=""/></svg>', '<svg><image href="#a"/><path d=""/></svg>'],
  [
    'boolean attributes stand alone',
    '<details open=""><input required="" value=""/></details>',
    '<details open><input required value=""></details>',
  ],
  [
    'attributes of HTML are in lower case, those of SVG keep theirs',
    '<img srcSet="a" fetchPriority="high"/><input autoComplete="tel" inputMode="tel"/><svg viewBox="0" preserveAspectRatio="none"></svg>',
    '<img srcset="a" fetchpriority="high"><input autocomplete="tel" inputmode="tel"><svg viewBox="0" preserveAspectRatio="none"></svg>',
  ],
  ["React's own preloads go", '<link rel="preload" as="image" href="/img/a.png"/><p>x</p>', '<p>x</p>'],
  ['a number does not break', '<a href="tel:+1">(919) 555-0148</a>', '<a href="tel:+1">(919)\u00a0555\u20110148</a>'],
  [
    'nor do numbers in sentences, however they are typed',
    '<p>Text (919) 555-0148, 919.555.0148 or 919 555-0149 for 555-0100-style dates of 2026-11-30.</p>',
    '<p>Text (919)\u00a0555\u20110148, 919.555.0148 or 919\u00a0555\u20110149 for 555-0100-style dates of 2026-11-30.</p>',
  ],
  [
    'words beside a number may wrap',
    '<a class="btn" href="tel:+1">Call us at (919) 555-0148</a>',
    '<a class="btn" href="tel:+1"><span>Call\u00a0<wbr>us\u00a0<wbr>at\u00a0<wbr>(919)\u00a0555\u20110148</span></a>',
  ],
  [
    'markup inside a telephone link stays',
    '<a href="tel:+1"><span class="a-b c">Call 1-2</span></a>',
    '<a href="tel:+1"><span class="a-b c"><span>Call\u00a0<wbr>1\u20112</span></span></a>',
  ],
  [
    'words of neighbors are apart, also where styles put them apart',
    '<p class="acts"><a href="/a">Call us</a><a href="/b"><span>See prices</span></a></p><label><span>Your name</span><input name="n"/></label><label><span>Phone</span></label>',
    '<p class="acts"><a href="/a">Call us</a> <a href="/b"><span>See prices</span></a></p><label><span>Your name</span><input name="n"></label> <label><span>Phone</span></label>',
  ],
  [
    'one word or number in parts stays one',
    '<b>919</b><b>555</b> <i><span>3</span><span>0</span></i> <span>H</span><span>ollis</span> <b>$29</b><small>/month</small> a@<wbr/>hollis',
    '<b>919</b><b>555</b> <i><span>3</span><span>0</span></i> <span>H</span><span>ollis</span> <b>$29</b><small>/month</small> a@<wbr>hollis',
  ],
  [
    'words with slashes between them may break there, short ones and what may only be text don’t',
    '<h2>Breakfast/lunch w/ eggs and/or grits</h2><option>Pants/skirts</option>',
    '<h2>Breakfast/<wbr>lunch w/ eggs and/or grits</h2><option>Pants/skirts</option>',
  ],
  ['other links stay', '<a href="/a-b">well-known words</a>', '<a href="/a-b">well-known words</a>'],
  ['text that looks like markup is escaped and stays', '<p>&lt;br/&gt; open=&quot;&quot;</p>', '<p>&lt;br/&gt; open=&quot;&quot;</p>'],
])('%s', (_what, html, tidy) => {
  expect(tidyMarkup(html)).toBe(tidy);
});
