import { expect, test } from 'vitest';
import { textOfHtml } from './html-text.ts';

test.each([
  ['entities', '<p>Tom &amp; Ana&nbsp;&#8217;s &lt;b&gt; a < b</p>', 'Tom & Ana ’s <b> a < b'],
  ['what no reader sees', '<title>T</title><style>p{a:"</p>"}</style><script>x</script><!-- c -->Hi', 'Hi'],
  ['lines', '<div>one<br>two</div><div>three</div>', 'one\ntwo\nthree'],
  ['paragraphs', '<p>one</p><p>two</p>', 'one\n\ntwo'],
  ['lists', '<ul><li>a<li>b</ul>', '- a\n- b'],
  ['tables', '<table><tr><td>Rate</td><td>$90</td></tr><tr><td>Trip</td><td>$40</td></tr></table>', 'Rate $90\nTrip $40'],
  ['a link with other words', '<a href="https://x.example/a?b=1&amp;c=2">here</a>', 'here (https://x.example/a?b=1&c=2)'],
  ['a link that names its address', '<a href="https://www.x.example/">x.example</a>', 'x.example'],
  ['a link that does something', '<a href="javascript:alert(1)">here</a>', 'here'],
  ['a tag in a value', '<img alt="a > b">after', 'after'],
  ['what’s preformatted', '<pre>a\n  b</pre>c', 'a\n  b\nc'],
  ['a quote', 'Yes<blockquote>Will <blockquote>deep</blockquote> you?</blockquote>no', 'Yes\n\n> Will\n>\n> > deep\n>\n> you?\n\nno'],
])('%s', (_, html, text) => {
  expect(textOfHtml(html)).toBe(text);
});

const pieces = [
  '<b a=1>',
  '<a "',
  '<!--',
  '<style',
  '<blockquote>',
  '<p>x',
  '&',
  '<a href="',
  '</',
  '<![CDATA[',
  '<a href="http://b">x</a>',
];
const long = [
  ['paragraphs below spaces', `<pre>${' '.repeat(500_000)}${'<p>'.repeat(166_000)}`],
  ['words of a link', `<a href="http://${'a'.repeat(4900)}b">${'a'.repeat(990_000)}</a>`],
];

test.each([...pieces.map((piece) => [piece, piece.repeat(Math.ceil(1_000_000 / piece.length))]), ...long])(
  'a megabyte of %s takes no time',
  (_, html) => {
    const startedAt = performance.now();
    textOfHtml(html);
    expect(performance.now() - startedAt).toBeLessThan(5000);
  },
);
