import { expect, test } from 'vitest';
import { gluedWords } from './glued-words.ts';

test.each([
  [
    '<h1><span class="block">5-Page Websites.</span><span class="block">Live in 24 Hours.</span></h1>',
    ['5-Page Websites.|Live in 24 Hours.'],
  ],
  ['<nav><a>Login</a><a>Get Started</a></nav>', ['Login|Get Started']],
  ['<a>Sunup</a><a>Skip</a>', ['Sunup|Skip']],
  ['<fieldset><label><input>Mon</label><label><input>Tue</label></fieldset>', ['Mon|Tue']],
  ['<p>Call<b>now</b></p>', ['Call|now']],
  ['<ol><li><span>1</span><span>Home</span></li></ol>', ['1|Home']],
  ['<div><span aria-hidden="true">Mon</span><span aria-hidden="true">Tue</span></div>', ['Mon|Tue']],
])('%s has words that run together', (html, glued) => {
  expect(gluedWords(html)).toEqual(glued);
});

test.each([
  '<h1><span>5-Page Websites.</span> <span>Live in 24 Hours.</span></h1>',
  '<h1><span>Kitchens</span><br><span>and baths</span></h1>',
  '<ul><li>One</li><li>Two</li></ul><p>Three</p><div>Four</div>',
  '<p>office@<wbr>hollis.<wbr>example</p><p><span>office@</span><wbr><span>hollis</span></p>',
  '<p>$299<small>/month</small> <b>“</b>Fine<b>”</b>.</p>',
  '<p aria-hidden="true"><span>3</span><span>0</span><span>am</span></p><b>919</b><b>555</b>',
  '<table><tr><th>Mon</th><td>9 am</td></tr></table>',
  '<a>One</a><svg><title>Two</title></svg><script>three</script>',
])('%s hasn’t', (html) => {
  expect(gluedWords(html)).toEqual([]);
});
