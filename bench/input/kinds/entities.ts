import { brief, contact, edit, fact, firstLook, type Input, lead, message, request } from '../input.ts';

/** HTML entities and tags of copied pages. */
export const inputs: Input[] = [
  brief({ 'business.name': 'Smith &amp; Sons' }, { shown: 'Smith & Sons', host: 'smith-sons' }),
  brief({ 'business.name': 'Smith &amp;amp; Sons' }, { shown: 'Smith & Sons' }),
  brief({ 'business.name': 'Joe&#39;s Bread' }, { shown: 'Joe’s Bread', host: 'joes-bread' }),
  brief({ 'business.name': 'Joe&rsquo;s Bread' }, { shown: 'Joe’s Bread' }),
  brief({ 'business.name': 'Caf&eacute; Juniper' }, { shown: 'Café Juniper', host: 'cafe-juniper' }),
  brief({ 'business.name': 'Juniper&nbsp;Bread' }, { shown: 'Juniper Bread' }),
  brief({ 'business.name': 'Juniper &#8211; Bread' }, { shown: 'Juniper' }),
  brief({ 'business.description': 'Bread&nbsp;and cakes. It&#39;s fresh.' }, { shown: ['Bread and cakes', 'It’s fresh'] }),
  brief({ 'business.description': 'We bake &quot;real&quot; bread &amp; cakes every morning.' }, { shown: 'bread & cakes' }),
  brief({ 'business.description': 'Bread &lt; 10 dollars, baked daily in Raleigh.' }, { mayRefuse: true, shown: 'baked daily' }),
  brief({ 'business.tagline': 'Bread &amp; butter' }, { shown: 'Bread & butter' }),
  brief({ 'services.0.name': 'Bread &amp; rolls' }, { shown: 'Bread & rolls' }),
  brief({ 'business.address.street': '12 Elm &amp; Oak St' }, { shown: '12 Elm & Oak St' }),
  brief({ 'business.people.0.name': 'Ana Mar&iacute;a Ruiz' }, { shown: 'Ana María Ruiz' }),
  brief(
    { 'details.faq.0.question': 'Do you sell bread &amp; cake?', 'details.faq.0.answer': 'Yes, we&#8217;ve both.' },
    { shown: ['bread & cake?', 'we’ve both'] },
  ),
  brief({ 'business.description': '<p>We bake sourdough bread.</p>' }, { mayRefuse: true, shown: 'We bake sourdough bread', never: '<p>' }),
  brief({ 'business.name': '<b>Juniper</b>' }, { refused: /< and >|code/ }),
  brief({ 'business.name': 'AT&T Repair' }, { shown: 'AT&T Repair' }),
  brief({ 'business.name': 'R&D;B Bakery' }, { shown: 'Bakery' }),
  brief({ 'business.description': 'We love bread <3 and bake it daily.' }, { mayRefuse: true, shown: 'bake it daily' }),
  firstLook({ name: 'Smith &amp; Sons' }, { shown: 'Smith & Sons' }),
  fact({ 'business.name': 'Smith &amp; Sons' }, { shown: 'Smith & Sons' }),
  // A message that's about entities is shown as typed.
  message({ body: 'Our old site shows &amp; instead of &.' }, { shown: 'shows &amp; instead of &.', literal: true }),
  edit({ words: 'It says &nbsp; on the home page.' }, { shown: 'It says &nbsp; on the home page.', literal: true }),
  lead({ message: 'The button says &lt;Send&gt;, why?' }, { shown: 'The button says &lt;Send&gt;, why?', literal: true }),
  lead({ message: 'Is <b>rye</b> under $9 & fresh?' }, { shown: 'Is <b>rye</b> under $9 & fresh?' }),
  lead({ name: 'A & B <Ann>' }, { shown: 'A & B <Ann>' }),
  contact({ message: 'Do you fix pages that show &#39; and <br>?' }, { shown: '&#39; and <br>?', literal: true }),
  request({ words: 'change “&amp;” to “&” in the headline' }, { shown: '&', literal: true }),
];
