import { beforeAll, expect, test } from 'vitest';
import { withoutCustomersWords } from './customer-quotes.ts';
import { loadCheckers } from './harper.ts';
import { withoutOldPages } from './old-pages.ts';
import { tidyBrief } from './proofread.ts';

// The grammar checker takes longer to load than a test may take on a busy machine.
beforeAll(loadCheckers);

test.each([
  ['Home | About Us | Our Services | Contact Us\nWe fix roofs.', 'We fix roofs.'],
  ['Home About Us Services Contact Us Welcome to Hale Roofing.', 'Welcome to Hale Roofing.'],
  ['HOME\nROOFS\nABOUT\nCONTACT\nWe fix roofs.', 'ROOFS\nWe fix roofs.'],
  ['We cut hair.\nServices\nHaircuts\nColor\nPerms\nContact us\nPrices', 'We cut hair.\nHaircuts\nColor\nPerms'],
  ['We cook.\nMenu\nTacos\nBurritos\nContact\nCatering', 'We cook.\nTacos\nBurritos'],
  ['We fix pipes.\nServices\nDrain cleaning\nGallery\nContact', 'We fix pipes.\nDrain cleaning'],
  ['We teach.\nClasses\nPottery\nPainting\nEvents\nBlog', 'We teach.\nPottery\nPainting'],
  ['We build.\nHome\nGarage\nShop\nPricing', 'We build.\nGarage'],
  ['Home\nAbout\nLogin\nSearch\nContact\nWe fix roofs.', 'We fix roofs.'],
  ['We fix roofs.\nSubmit\n\nWe clean gutters.', 'We fix roofs.\n\nWe clean gutters.'],
  ['We fix roofs. Last updated 3/3/2021', 'We fix roofs.'],
  ['By continuing to browse, you agree to our use of cookies. We fix roofs.', 'We fix roofs.'],
  ['Inicio | Nosotros | Servicios | Contacto\nArreglamos techos.', 'Arreglamos techos.'],
  ['You are here: Home > Roofs > Hail\nWe fix roofs.', 'We fix roofs.'],
  ['We fix roofs. Schedule | Trainers | FAQs | Blog | Shop', 'We fix roofs.'],
  ['Skip to main content\nMenu\nWe fix roofs.\nBack to Top ↑', 'We fix roofs.'],
  ['We fix roofs. Read more »\nLoading…', 'We fix roofs.'],
  ['We fix roofs. Click here to view our menu. We clean gutters.', 'We fix roofs. We clean gutters.'],
  ['We fix roofs. To see our prices, click here.', 'We fix roofs.'],
  ['We fix roofs.\n\nBook Now\n\nView full menu\nPlan Your Visit →', 'We fix roofs.'],
  ['We fix roofs.\n© Copyright Hale Roofing 2020. All Rights Reserved. Site Map', 'We fix roofs.'],
  ['Copyright © 2014-2024 Hale Roofing, LLC | All Rights Reserved | Website Design by Bluefin Digital\nWe fix roofs.', 'We fix roofs.'],
  ['We fix roofs. Site by Evergreen Web Co.\nPowered by WordPress\nDesigned by Red Barn Media', 'We fix roofs.'],
  ['We use cookies to improve your experience. Accept all Reject all\nWe fix roofs.', 'We fix roofs.'],
  ['Utilizamos cookies propias y de terceros. Aceptar\nArreglamos techos.', 'Arreglamos techos.'],
  ['Posted by Ruth on August 9, 2017 | Filed under: Roofs | 3 Comments\nWe fix roofs.\nLeave a comment', 'We fix roofs.'],
  ['By Dana | June 5, 2022 | Uncategorized\nWe fix roofs.', 'We fix roofs.'],
  ['Publicado el 4 de mayo de 2020 por admin\nArreglamos techos.\nDejar un comentario', 'Arreglamos techos.'],
  ['Home | About Us | Contact Us\nwe fix roofs.', 'we fix roofs.'],
  ['Skip to content\nwe fix roofs.\n12 Likes, 3 Comments', 'we fix roofs.'],
  ['1,203 likes · 1,250 followers\nWe fix roofs.\nPage 1 of 3\n1 2 3 … 9', 'We fix roofs.'],
  ['We fix roofs.\nFind us on Facebook and Instagram!\nFollow Us\nFacebook\nYouTube', 'We fix roofs.'],
  ['IMG_2044.jpg\nWe fix roofs. IMG_2051.jpg We clean gutters.', 'We fix roofs. We clean gutters.'],
  ['[Image: two men]\nWe fix roofs. [Read more] (Click to enlarge)', 'We fix roofs.'],
  ['Subscribe to our newsletter\nEnter your email\nSubmit\nWe fix roofs.', 'We fix roofs.'],
])('a copied page %j is %j', (typed, left) => {
  expect(withoutOldPages(typed)).toBe(left);
});

test.each([
  'Home is where we start. We follow up. Book now for Christmas, because pies sell out.',
  'Home. About the only place our clients want to be.',
  'Home | Auto | Life | Business',
  'Home | Office | Shop | Church\nHome\nOffice\nShop\nChurch',
  'Start up\nBlow out\nPrint services\nBook binding\nLog home staining\nFree quote',
  'We sort scrap.\nCategories: copper, brass and steel',
  'Home & office cleaning. Home > office moves too.',
  'What we do:\nCatering\nEvents\nClasses',
  'We serve:\n- Menu\n- Contact lenses\n- Order online',
  'About us\nTwo brothers and a van.\nServices\nWe haul junk.',
  'Services: cuts, color, perms. Contact: text me. Gallery: on the wall.',
  'Read more, scroll less. Learn more at our open house on May 4.',
  'When you click here on a strange email, you call me. Click. Shoot. Smile.',
  'We use cookies as our test: if the oven is right, the cookie is right.',
  'Usamos cookies de mantequilla. Inicio mi día a las 6. Leer más es la meta.',
  'Powered by the sun. Designed by two sisters. Built with old barn wood.',
  'Facebook is where we post the soup. Follow us on Facebook to see it at 10 each morning.',
  'All rights to the photos are yours. Copyright forms are free.',
  'Call now, pay later. Call now. Order online and skip the line.',
  'Three likes: dogs, coffee, mornings. 12 comments on the form need answers.',
  'Tags: dog tags, bag tags and name tags, engraved while you wait.',
  'Published in 2019 by Southern Living. Posted speed is 5 mph, please.',
  'Loading is what we do. Loading trucks and pods.',
  'See our [prices](/prices). ---',
  'Order online\nor call the shop before 10.',
  'Skip to content',
  'We own two ovens. Order our cookies on our website by Thursday.',
  'We love dessert. Our cookies make your experience sweeter.',
  'We mix and shape by hand. We make cookies on site at this site.',
  'We bake daily. We use cookies as your experience of our website.',
  'We fix cars. Updated on 2024: brakes are $1200 a set.',
  'We fix cars. Updated on March 3, 2024: brakes are $1200 a set.',
  'We build. Last updated kitchen remodels start at 15000.',
  'We cut hair. Tap to Pay accepted.',
  'We cut hair. Tap to pay is fine.',
  'We cook. To book a table tap here.',
  'We sell parts. Click to see if we have it.',
  'We sell parts. Click here for 10% off.',
  'We move homes.\nLoading\nUnloading\nPacking',
  'We move homes.\nServices:\nLoading\n\nUnpacking and setting up beds\n\nGive',
  'We trade.\nBuy\nSell\nDonate',
  'Tenemos autos.\nComprar\nVender\nRentar',
  'We have tools.\nRent\nBuy\nSubmit',
  'We teach.\nEvents\nClasses\nDonate',
  'I shoot weddings. Photos by Ann Lee',
  'We open at six. Made with Toast.',
  'We haul. Photo 12.jpg is our truck.',
  'We haul. Our truck is IMG_2044.jpg',
  'We clean | Call now | Contact us | From $99',
])('%j stays', (text) => expect(withoutOldPages(text)).toBe(text));

test('a business named for baking keeps each sentence about cookies', () => {
  const text = 'We ship. We use cookies to improve your experience.';
  expect(withoutOldPages(text, ['Hale Roofing'])).toBe('We ship.');
  expect(withoutOldPages(text, ['Hale Bakery'])).toBe(text);
});

test.each([
  ['We fix roofs. “They raked the yard!” – Mike T., Apex', 'We fix roofs.'],
  ['★★★★★ “Here in 15 minutes.” — Denise, Google review\nWe fix roofs.', 'We fix roofs.'],
  ['We fix roofs. "She saved my ring." - Paula R. "Best in town" - Yelp', 'We fix roofs.'],
  ['“Me arregló el carro el mismo día.” – José R.\nVoy a su casa.', 'Voy a su casa.'],
  ['“Slow down” – that’s what my grandmother told every guest.', undefined],
  ['“Come to me, all you who are weary” – Matthew 11:28', undefined],
  ['“Measure twice, cut once.” – Grandpa Joe', undefined],
  ['“Do it once, do it right.” – Dale Hollis, owner', undefined],
  ['"The Big Red Barn" - Elm Street', undefined],
  ['We build decks. My motto is “Do it right the first time.” – John', undefined],
  ['We tow. Our motto: “If it rolls, we fix it.” – Big Mike', undefined],
  ['We tow. Our motto\n\n“If it rolls, we fix it.” – Big Mike', undefined],
  ['As my teacher said, “Measure twice and cut once.” - Bob Vila. I build decks.', undefined],
  ['We walk dogs. “We treat every dog like our own.” – Jenna Cole, owner.', undefined],
  ['We walk dogs. “Every dog is ours.” – Jenna Cole, co-owner', undefined],
  ['Paseamos perros. “Cada perro es nuestro.” – Ana Cole, dueña', undefined],
  ['We cook. “Let all that you do be done in love.” – Corinthians', undefined],
  ['We fix roofs. “They charged me $300 for the lot.” – Mike T.', undefined],
  ['We promise to be on time. They know us. “They raked the yard!” – Mike T.', 'We promise to be on time. They know us.'],
])('of the words of others in %j, %j is left', (typed, left = typed) => {
  expect(withoutCustomersWords(typed, ['Hale Roofing', 'Dale Hollis'])).toBe(left);
});

test('the owner is told what was taken out, and has it back after Undo', async () => {
  const description =
    'Home | About Us | Contact Us\nWe fix roofs. “Great crew, thank you!” – Karen.\n© 2016 Hale Roofing. All rights reserved.';
  const brief = { business: { name: 'Hale Roofing', trade: 'roofer', description }, pages: [] } as unknown as Parameters<
    typeof tidyBrief
  >[0];
  const { brief: tidy, changes } = await tidyBrief(brief, []);
  expect(tidy.business.description).toBe('We fix roofs.');
  expect(changes).toEqual([
    {
      field: 'business.description',
      before: description,
      after: 'We fix roofs.',
      what: ['Customer quote', 'Leftovers of a copied text'],
    },
  ]);
  const undone = await tidyBrief(brief, [{ field: 'business.description', text: description }]);
  expect(undone.brief.business.description).toBe(description);
});
